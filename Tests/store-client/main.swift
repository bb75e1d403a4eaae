// A process of its own for tests of what several processes promise each other.
//
//   store-client change FOLDER COUNT      COUNT transactions, 0 for no end
//   store-client fill FOLDER BYTES        transactions until no file may grow beyond BYTES
//   store-client read-as USER FOLDER      reads as another user: generation and number of voices
//   store-client follow-as USER FOLDER    each generation that one reader finds, to 5

import AppGroup
import Glibc
import Posix

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let command = arguments.first, let last = arguments.last else {
  exit(2)
}
let middle = arguments[arguments.startIndex + 1]
let client = StoreClient()
do {
  switch command {
  case "change": try client.change(middle, count: Int(last) ?? 0)
  case "fill": try client.fill(middle, byteLimit: UInt(last) ?? 0)
  case "read-as": try client.read(last, user: UInt32(middle) ?? 0)
  case "follow-as": try client.follow(last, user: UInt32(middle) ?? 0)
  default: exit(2)
  }
} catch let error as StoreError {
  print("\(error.code): \(error)")
  exit(1)
}
