import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facet-words.ts'
import { fits, fittingColours, narrowsColours } from './narrowing-store.ts'
import { colourFacets, type Narrowing, styleFacets } from './narrowing.ts'

const isOneOf = <Name extends string>(names: readonly Name[], name: string): boolean =>
  names.some((known) => known === name)

/**
 * A row for every style and each `facet:value` that it would be found by. What is chosen of a facet
 * narrows all the others and not itself: choosing blue must not hide that there is green.
 */
export function countedFacets(narrowing: Narrowing): RawBuilder<unknown> {
  const all = [...styleFacets, ...colourFacets]
  const open = all.filter((facet) => !narrowing.chosen.has(facet))
  const branches = [
    counted(narrowing, open),
    ...[...narrowing.chosen.keys()].map((facet) => counted(narrowing, [facet], facet)),
  ]
  return sql.join(branches, sql` union all `)
}

function counted(narrowing: Narrowing, facets: readonly FacetName[], except?: FacetName) {
  const where = fits(narrowing, except)
  const names = sql`${facets}::text[]`
  if (!narrowsColours(narrowing, except)) {
    return sql`
      select facet from found, unnest(facets) as facet
      where ${where} and split_part(facet, ':', 1) = any(${names})`
  }
  const ofStyle = facets.filter((facet) => isOneOf(styleFacets, facet))
  const ofColours = facets.filter((facet) => isOneOf(colourFacets, facet))
  return sql`
    select facet from found, unnest(facets) as facet
    where ${where} and split_part(facet, ':', 1) = any(${ofStyle}::text[])
    union all
    select facet from found
    cross join lateral (${facetsOfColours(fittingColours(narrowing, except))}) as f (facet)
    where ${where} and split_part(facet, ':', 1) = any(${ofColours}::text[])`
}

/** Each once a style, however many of its colours have it. */
const facetsOfColours = (colours: RawBuilder<unknown>) => sql`
  select distinct facet
  from ${colours} as colour
  cross join lateral (
    select 'colour:' || (colour ->> 'family')
    union all select 'size:' || size from jsonb_array_elements_text(colour -> 'sizes') as size
    union all select 'onSale:true' where (colour ->> 'onSale')::boolean
    union all select 'inStock:true' where (colour ->> 'inStock')::boolean) as f (facet)`
