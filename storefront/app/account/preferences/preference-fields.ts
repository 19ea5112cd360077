import type { SizeTable } from '@cairn/contract/catalogue/product'

/** The name of the checkbox of an interest. */
export const interestField = (interest: string) => `interest-${interest}`

const { compare } = new Intl.Collator('en', { numeric: true })

/** The sizes of all shoes of the country, and the stored one, which may come from elsewhere. */
export function shoeSizesToChoose(tables: readonly SizeTable[], stored: string): string[] {
  const sizes = tables.flatMap(({ rows }) => rows.map(([size = '']) => size))
  return Array.from(new Set([...sizes, stored]))
    .filter((size) => size !== '')
    .toSorted(compare)
}
