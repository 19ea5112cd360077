import { type RawBuilder, sql } from 'kysely'
import { jsonObject } from '../../platform/database/queries/json-object.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'

/** For a cart with the alias c, joins the ids of the places that the cart or the call names. */
export const joinNamedPlaces = (alsoNamed: RawBuilder<unknown>) => sql`
  cross join lateral (
    select array(select l.store_id from cart_lines l
                 where l.cart_id = c.id and l.store_id is not null)
      || c.favorite_store_id || ${alsoNamed}::text[] as ids) named`

type PlacesQuery = { ids: RawBuilder<unknown>; skus: RawBuilder<unknown> }

/** A list of PickupPlace. */
export const placesAmong = ({ ids, skus }: PlacesQuery) => sql`(
    select coalesce(json_agg(${jsonObject<PickupPlace>({
      placeId: 'p.place_id',
      kind: 'p.kind',
      siteId: 'p.site_id',
      name: 'p.name',
      addressLine1: 'p.address_line1',
      addressLine2: 'p.address_line2',
      city: 'p.city',
      province: 'p.province',
      postalCode: 'p.postal_code',
      countryCode: 'p.country_code',
      services: 'p.services',
      closed: 'p.closed',
      stock: sql`(
        select coalesce(json_object_agg(q.sku, q.on_hand), '{}')
        from store_quantities q where q.store_id = p.place_id and q.sku in (${skus}))`,
    })}), '[]')
    from pickup_places p where p.place_id = any(${ids}))`
