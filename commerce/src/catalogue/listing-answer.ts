import type { Filter, Listing } from '@cairn/contract/listing-entity'
import { amountOf } from '@cairn/contract/money'
import { type Locale, languageOf, siteOf } from '@cairn/contract/sites'
import { facetLabel, type FacetName, facetWords, valueLabel } from './facet-words.ts'
import { type ListedStyle, productCard } from './listed-style.ts'
import type { Narrowing } from './narrowing.ts'
import { bySize } from './size-order.ts'

export type Place = { id: string; name: string; slug: string }

export type FoundCategory = Place & {
  description: string
  /** From the department down, without itself. */
  above: Place[]
}

export type FoundListing = {
  /** None where there is no such category, or a text was looked for. */
  category: FoundCategory | null
  styles: ListedStyle[]
  total: number
  /** Before it is narrowed. */
  isAnything: boolean
  /** category:210100, colour:black … with how many styles have it. */
  counts: Readonly<Record<string, number>>
  lowest: number | null
  highest: number | null
  /** What the category facet goes by. */
  below: Place[]
}

type Asked = { locale: Locale; narrowing: Narrowing; start: number; count: number }

/** A list as it crosses the wire. */
export function listingAnswer(found: FoundListing, asked: Asked): Listing {
  const { lowest, highest } = found
  return {
    products: found.styles.map((style) => productCard(style, asked.locale)),
    total: found.total,
    start: asked.start,
    count: asked.count,
    filters: filtersOf(found, asked),
    priceRange:
      lowest === null || highest === null
        ? null
        : { lowest: amountOf(lowest), highest: amountOf(highest) },
    sort: asked.narrowing.sort,
  }
}

const shownFacets = [
  'category',
  'size',
  'colour',
  'activity',
  'fit',
  'onSale',
  'inStock',
] as const satisfies readonly FacetName[]

type Value = { id: string; label: string }

/** What this list can be narrowed by: what is chosen stays to be seen, whatever is left of it. */
function filtersOf({ counts, below }: FoundListing, { locale, narrowing }: Asked): Filter[] {
  const of = { language: languageOf(locale), isAmerican: siteOf(locale).country === 'US' }
  const counted = new Map<string, Set<string>>()
  for (const token of Object.keys(counts)) {
    const [facet = '', value = ''] = token.split(/:(.*)/s)
    counted.set(facet, (counted.get(facet) ?? new Set()).add(value))
  }
  return shownFacets.flatMap((facet): Filter[] => {
    const chosen = new Set(narrowing.chosen.get(facet))
    const codes = [...new Set([...(counted.get(facet) ?? []), ...chosen])]
    const known: Value[] =
      facet === 'category'
        ? below.filter(({ id }) => codes.includes(id)).map(({ id, name }) => ({ id, label: name }))
        : inOrder[facet](codes).map((id) => ({ id, label: valueLabel(facet, id, of) }))
    const values = known.map(({ id, label }) => ({
      id,
      label,
      count: counts[`${facet}:${id}`] ?? 0,
      isSelected: chosen.has(id),
    }))
    return values.length === 0 ? [] : [{ id: facet, label: facetLabel(facet, of), values }]
  })
}

type Ordering = (codes: readonly string[]) => string[]

/** As we list them ourselves; what is new to us comes last. */
const asListed =
  (facet: FacetName): Ordering =>
  (codes) => {
    const listed = Object.keys(facetWords[facet] ?? {})
    const place = (code: string) => (listed.includes(code) ? listed.indexOf(code) : listed.length)
    return codes.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  }

const inOrder: Record<Exclude<FacetName, 'category'>, Ordering> = {
  colour: asListed('colour'),
  size: (codes) => codes.toSorted(bySize),
  activity: asListed('activity'),
  fit: asListed('fit'),
  onSale: asListed('onSale'),
  inStock: asListed('inStock'),
}
