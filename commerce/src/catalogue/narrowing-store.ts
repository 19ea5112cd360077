import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facet-words.ts'
import { type ColourFacet, colourFacets, type Narrowing, styleFacets } from './narrowing.ts'

type Part = FacetName | 'price'

/** How a colour of a style is held against what was chosen; `$` names stand for the choice. */
const conditions: Record<ColourFacet, string> = {
  colour: '@.family == $colour[*]',
  size: '@.sizes[*] == $size[*]',
  onSale: '@.onSale == true',
  inStock: '@.inStock == true',
}

function colourConditions({ chosen, price }: Narrowing, except?: Part): string[] {
  const isAsked = except !== 'price'
  return [
    ...colourFacets
      .filter((facet) => facet !== except && chosen.has(facet))
      .map((facet) => conditions[facet]),
    ...(isAsked && price.from !== undefined ? ['@.price.highCurrent >= $from'] : []),
    ...(isAsked && price.to !== undefined ? ['@.price.lowCurrent <= $to'] : []),
  ]
}

const choiceAsJson = ({ chosen, price }: Narrowing) =>
  JSON.stringify({ ...Object.fromEntries(chosen), ...price })

/** Whether it takes a look at each colour to say which styles fit. */
export const narrowsColours = (narrowing: Narrowing, except?: Part): boolean =>
  colourConditions(narrowing, except).length > 0

const pathOf = (all: readonly string[]) =>
  all.length === 0 ? '$[*]' : `$[*] ? (${all.join(' && ')})`

/** Where a colour says what it has of a facet. */
const whereabouts: Record<ColourFacet, string> = {
  colour: '.family',
  size: '.sizes[*]',
  onSale: '.onSale ? (@ == true)',
  inStock: '.inStock ? (@ == true)',
}

/**
 * What the colours that fit have of a facet, a row each. By way of a list: asked for row by row, the
 * same takes twenty times as long.
 */
export const fittingValues = (narrowing: Narrowing, facet: ColourFacet, except?: Part) => sql`
  jsonb_array_elements_text(jsonb_path_query_array(
    colours, ${pathOf(colourConditions(narrowing, except)) + whereabouts[facet]}::jsonpath,
    ${choiceAsJson(narrowing)}::jsonb))`

/**
 * The colour to show a style in: the first that fits and is there, else the first that fits; none
 * where all of them fit.
 */
export function bestColour(narrowing: Narrowing) {
  const all = colourConditions(narrowing)
  const first = (conditionsOfIt: readonly string[]) => sql`
    jsonb_path_query_first(colours, ${pathOf(conditionsOfIt)}::jsonpath,
                           ${choiceAsJson(narrowing)}::jsonb)`
  return sql`case when not ${fitsWhole(narrowing)} then
    coalesce(${first([...all, conditions.inStock])}, ${first(all)}) end`
}

/**
 * Whether a style's own prices say already that all of its colours fit. Most styles cost the same in
 * all of them, and a look at each colour takes longer than all else.
 */
export function fitsWhole({ chosen, price }: Narrowing, except?: Part): RawBuilder<boolean> {
  if (colourFacets.some((facet) => facet !== except && chosen.has(facet))) return sql`false`
  const { from, to } = except === 'price' ? {} : price
  const bounds = [
    ...(from === undefined ? [] : [sql`lowest_minor >= ${from}`]),
    ...(to === undefined ? [] : [sql`highest_minor <= ${to}`]),
  ]
  return sql`(${sql.join([sql`true`, ...bounds], sql` and `)})`
}

/** Whether a style fits everything that was chosen, one part of it perhaps left aside. */
export function fits(narrowing: Narrowing, except?: Part): RawBuilder<unknown> {
  const ofStyle = styleFacets
    .filter((facet) => facet !== except)
    .flatMap((facet) => {
      const values = narrowing.chosen.get(facet)
      return values ? [sql`facets && ${values.map((value) => `${facet}:${value}`)}::text[]`] : []
    })
  const all = colourConditions(narrowing, except)
  const ofColours =
    all.length === 0
      ? []
      : [
          sql`(${fitsWhole(narrowing, except)} or jsonb_path_exists(
            colours, ${pathOf(all)}::jsonpath, ${choiceAsJson(narrowing)}::jsonb))`,
        ]
  return sql.join([sql`true`, ...ofStyle, ...ofColours], sql` and `)
}
