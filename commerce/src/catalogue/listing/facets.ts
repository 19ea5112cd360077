import type { Language } from '@cairn/contract/sites/sites'
import type { MessagesByLanguage } from '@cairn/contract/translation/translation'
import { de } from '../messages/de.ts'
import { enUs } from '../messages/en-us.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it } from '../messages/it.ts'

const facetNames = ['category', 'colour', 'size', 'activity', 'fit', 'onSale', 'inStock'] as const

export type FacetName = (typeof facetNames)[number]

export const isFacet = (name: string): name is FacetName =>
  facetNames.some((facetName) => facetName === name)

/** The values with a label, in the order in which they are shown. Others are shown as they are. */
export const labelledValues = {
  colour: [
    'black',
    'grey',
    'white',
    'beige',
    'brown',
    'yellow',
    'orange',
    'red',
    'pink',
    'purple',
    'blue',
    'green',
    'multi',
  ],
  activity: ['hike', 'trail-run', 'climb', 'ski', 'camp', 'travel', 'everyday'],
  fit: ['slim', 'regular', 'relaxed'],
  onSale: ['true'],
  inStock: ['true'],
} as const satisfies Partial<Record<FacetName, readonly string[]>>

type LabelledFacet = keyof typeof labelledValues

type ValueMessage = {
  [Facet in LabelledFacet]: `${Facet}.${(typeof labelledValues)[Facet][number]}`
}[LabelledFacet]

export type FacetMessage = FacetName | ValueMessage

const messages: MessagesByLanguage<typeof en> = { en, fr, de, it, es }

type LabelOptions = { language: Language; isAmerican: boolean }

export const facetLabel = (name: FacetMessage, { language, isAmerican }: LabelOptions): string =>
  (isAmerican ? enUs[name] : undefined) ?? messages[language][name]

export function valueLabel(facet: string, value: string, options: LabelOptions): string {
  const name = `${facet}.${value}`
  return isFacetMessage(name) ? facetLabel(name, options) : value
}

const isFacetMessage = (name: string): name is FacetMessage => Object.hasOwn(en, name)

type SortValues = (values: readonly string[]) => string[]

/** Values without a label come last. */
const byLabelOrder =
  (facet: LabelledFacet): SortValues =>
  (values) => {
    const order: readonly string[] = labelledValues[facet]
    const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
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
