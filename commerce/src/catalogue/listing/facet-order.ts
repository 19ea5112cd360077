import { type FacetName, facetValueLabels } from './facet-labels.ts'

type SortValues = (values: readonly string[]) => string[]

/** Sorts as facetValueLabels does; values without a label come last. */
const byLabelOrder =
  (facet: FacetName): SortValues =>
  (values) => {
    const labelled = Object.keys(facetValueLabels[facet] ?? {})
    const rank = (value: string) =>
      labelled.includes(value) ? labelled.indexOf(value) : labelled.length
    return values.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  }

export const sortFacetValues: Record<Exclude<FacetName, 'category'>, SortValues> = {
  colour: byLabelOrder('colour'),
  size: (values) => values.toSorted(compareSizes),
  activity: byLabelOrder('activity'),
  fit: byLabelOrder('fit'),
  onSale: byLabelOrder('onSale'),
  inStock: byLabelOrder('inStock'),
}

const letterSizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Letter sizes from small to large, then numbers by value, then all others by name. */
export function compareSizes(a: string, b: string): number {
  const [groupA, valueA] = sizeRank(a)
  const [groupB, valueB] = sizeRank(b)
  return groupA - groupB || valueA - valueB || (a < b ? -1 : Number(a > b))
}

function sizeRank(size: string): [group: number, value: number] {
  const letter = letterSizes.indexOf(size)
  if (letter >= 0) return [0, letter]
  return /^\d+([.,]\d+)?$/.test(size) ? [1, Number(size.replace(',', '.'))] : [2, 0]
}
