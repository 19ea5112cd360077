import { siteByLocale, type Site } from '@cairn/contract/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Market } from '../catalogue/sellable.ts'
import type { ShippingMethod } from '../shipping/shipping-zone.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { TaxRegion } from '../tax/tax-region.ts'
import type { PlainConditions } from './conditions.ts'

export type ConditionRow = {
  methods: readonly ShippingMethod[] | null
  taxRegions: readonly TaxRegion[]
  places: readonly PickupPlace[]
}

const countryOf = ({ locale }: Market) => {
  const { country }: Site = siteByLocale[locale]
  return country
}

export const conditionsOf = (
  { methods, taxRegions, places }: ConditionRow,
  market: Market,
): PlainConditions => ({
  siteId: market.siteId,
  country: countryOf(market),
  methods: methods ?? [],
  taxRegions,
  places: new Map(places.map((place) => [place.placeId, place])),
})

/** Joins, beside a cart called c, the ids of the places that it or its reader names. */
export const joinNamedPlaces = (alsoNamed: readonly string[]) => sql`
  cross join lateral (
    select array_agg(place_id) as ids from (
      select l.store_id as place_id from cart_lines l
      where l.cart_id = c.id and l.store_id is not null
      union select c.favorite_store_id where c.favorite_store_id is not null
      union select unnest(${alsoNamed}::text[])) each_named) named`

type Asking = { market: Market; skus: RawBuilder<unknown> }

/** The columns of a ConditionRow for a cart called c, where `joinNamedPlaces` was joined. */
export const conditionColumns = ({ market, skus }: Asking) => {
  const country = countryOf(market)
  return sql`(
    select z.methods from shipping_places z
    where z.site_id = ${market.siteId} and z.locale = ${market.locale}
      and z.country_code = coalesce(c.shipping_address ->> 'countryCode', ${country})
      and starts_with(
        coalesce(replace(c.shipping_address ->> 'postalCode', ' ', ''), ''), z.postal_prefix)
    order by length(z.postal_prefix) desc limit 1) as methods, (
    select coalesce(json_agg(json_build_object(
      'countryCode', t.country_code, 'province', t.province, 'isIncluded', t.is_included,
      'taxesShipping', t.taxes_shipping, 'parts', t.parts)), '[]')
    from taxed_places t
    where t.country_code in (${country}, c.shipping_address ->> 'countryCode')
      and (t.province is null or t.province = c.shipping_address ->> 'province'
        or t.province in (
          select p.province from pickup_places p where p.place_id = any(named.ids)))
    ) as "taxRegions", ${placesAmong({ ids: sql`named.ids`, skus })} as places`
}

type Among = { ids: RawBuilder<unknown>; skus: RawBuilder<unknown> }

/** A list of PickupPlace. */
export const placesAmong = ({ ids, skus }: Among) => sql`(
    select coalesce(json_agg(json_build_object(
      'placeId', p.place_id, 'kind', p.kind, 'siteId', p.site_id, 'name', p.name,
      'addressLine1', p.address_line1, 'addressLine2', p.address_line2, 'city', p.city,
      'province', p.province, 'postalCode', p.postal_code, 'countryCode', p.country_code,
      'services', p.services, 'closed', p.closed, 'stock', (
        select coalesce(json_object_agg(q.sku, q.on_hand), '{}')
        from store_quantities q where q.store_id = p.place_id and q.sku in (${skus})))), '[]')
    from pickup_places p where p.place_id = any(${ids}))`
