import Alignment
import Testing
