import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facet-words.ts'
import { fits, fittingValues, narrowsColours } from './narrowing-store.ts'
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
  // Each once a style, however many of its colours have it.
  return sql.join([counted(fitting, open), ...rest], sql` union `)
}

type Counting = { narrowing: Narrowing; from: RawBuilder<unknown>; except?: FacetName }

function counted({ narrowing, from, except }: Counting, facets: readonly FacetName[]) {
  const ofColours = narrowsColours(narrowing, except) ? facets.filter(isOfColours) : []
  const ofStyles = facets.filter((facet) => !ofColours.some((other) => other === facet))
  const looked = ofColours.map(
    (facet) => sql`
      select style_id, ${`${facet}:`} || ${fittingValues(narrowing, facet, except)} as facet
      from ${from}`,
  )
  const listed = sql`
    select style_id, facet from (select style_id, unnest(facets) as facet from ${from}) u
    where facet like any(${ofStyles.map((facet) => `${facet}:%`)}::text[])`
  return sql.join(ofStyles.length > 0 ? [listed, ...looked] : looked, sql` union `)
}

const isOfColours = (facet: FacetName): facet is ColourFacet =>
  colourFacets.some((other) => other === facet)
