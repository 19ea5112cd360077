const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Letters from small to large, then numbers by their value, then everything else by its name. */
export function bySize(a: string, b: string): number {
  const [rankA, valueA] = rankOf(a)
  const [rankB, valueB] = rankOf(b)
  return rankA - rankB || valueA - valueB || (a < b ? -1 : Number(a > b))
}

function rankOf(size: string): [rank: number, value: number] {
  const letter = letters.indexOf(size)
  if (letter >= 0) return [0, letter]
  return /^\d+([.,]\d+)?$/.test(size) ? [1, Number(size.replace(',', '.'))] : [2, 0]
}
