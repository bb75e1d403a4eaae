"""Dynamic time warping: which steps of two utterances of the same words belong together."""

import numpy as np


def alignment(first: np.ndarray, second: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The pairs of rows on the path with the least sum of Euclidean distances, from the first rows
    to the last; a step advances either or both."""
    squares = (first**2).sum(axis=1)[:, None] + (second**2).sum(axis=1) - 2 * first @ second.T
    steps = best_steps(np.sqrt(np.maximum(squares, 0)))
    row, column = len(first) - 1, len(second) - 1
    rows, columns = [row], [column]
    while row or column:
        step = steps[row + column, row]
        row, column = row - (step != 1), column - (step != 2)
        rows.append(row)
        columns.append(column)
    return np.array(rows[::-1]), np.array(columns[::-1])


def best_steps(distances: np.ndarray) -> np.ndarray:
    """How each place is reached best: 0 from both before, 1 from the column before, 2 from the row
    before. Places are found by diagonal (row + column) and row: a diagonal is computed at once."""
    row_count, column_count = distances.shape
    diagonal_count = row_count + column_count - 1
    steps = np.zeros((diagonal_count, row_count), np.int8)
    infinite = np.full(row_count + 1, np.inf)
    # Sums of the two diagonals before, by row + 1, so that row 0 has a row before.
    last, last_but_one = infinite.copy(), infinite.copy()
    last_but_one[0] = 0
    for diagonal in range(diagonal_count):
        start = max(0, diagonal - column_count + 1)
        end = min(row_count, diagonal + 1)
        rows = np.arange(start, end)
        ways = np.stack([last_but_one[start:end], last[start + 1 : end + 1], last[start:end]])
        best = ways.argmin(axis=0)
        steps[diagonal, start:end] = best
        sums = infinite.copy()
        sums[start + 1 : end + 1] = ways[best, rows - start] + distances[rows, diagonal - rows]
        last, last_but_one = sums, last
    return steps
