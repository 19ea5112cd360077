import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facet-words.ts'
import { fits, fitsWhole, fittingValues, narrowsColours } from './narrowing-store.ts'
import { type ColourFacet, colourFacets, type Narrowing, styleFacets } from './narrowing.ts'

/**
 * A row for every style and each `facet:value` that it would be found by. What is chosen of a facet
 * narrows all the others and not itself: choosing blue must not hide that there is green.
 */
export function countedFacets(narrowing: Narrowing): RawBuilder<unknown> {
  const { chosen } = narrowing
  if (chosen.size === 0 && !narrowsColours(narrowing)) {
    return sql`select unnest(facets) as facet from fitting`
  }
  const open = [...styleFacets, ...colourFacets].filter((facet) => !chosen.has(facet))
  const fitting = { narrowing, from: sql`fitting` }
  const rest = [...chosen.keys()].map((facet) => {
    const from = sql`(select * from found where ${fits(narrowing, facet)}) t`
    return counted({ narrowing, from, except: facet }, [facet])
  })
  return sql.join([counted(fitting, open), ...rest], sql` union all `)
}

type Counting = { narrowing: Narrowing; from: RawBuilder<unknown>; except?: FacetName }

/** Each value once a style, however many of its colours have it. */
function counted({ narrowing, from, except }: Counting, facets: readonly FacetName[]) {
  const ofColours = narrowsColours(narrowing, except) ? facets.filter(isOfColours) : []
  const ofStyles = facets.filter((facet) => !ofColours.some((other) => other === facet))
  const isWhole = fitsWhole(narrowing, except)
  const looked = ofColours.map(
    (facet) => sql`
      select style_id, ${`${facet}:`} || ${fittingValues(narrowing, facet, except)} as facet
      from ${from} where not ${isWhole}`,
  )
  const listed = listedValues(sql`${from} where not ${isWhole}`, ofStyles)
  const ofWholes = listedValues(sql`${from} where ${isWhole}`, facets)
  return sql`(${sql.join([listed, ...looked], sql` union `)} union all ${ofWholes})`
}

function listedValues(from: RawBuilder<unknown>, facets: readonly FacetName[]) {
  const values = sql`select style_id, unnest(facets) as facet from ${from}`
  if (facets.length === styleFacets.length + colourFacets.length) return values
  return sql`
    select style_id, facet from (${values}) u
    where facet like any(${facets.map((facet) => `${facet}:%`)}::text[])`
}

const isOfColours = (facet: FacetName): facet is ColourFacet =>
  colourFacets.some((other) => other === facet)
