type Row = readonly number[]

/** How many letters were left out, added, mistaken or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let beforeLast: Row = []
  let last: Row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(last, j - 1) + (isSame ? 0 : 1),
          at(last, j) + 1,
          at(row, j - 1) + 1,
          isSwapped ? at(beforeLast, j - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: Row, place: number) => row[place] ?? Infinity
