import { sql } from 'kysely'
import { givingToWarehouse } from '../catalogue/take-stock-store.ts'
import { givingToShelves } from '../stores/take-stock-store.ts'

export type GivenBack = { refilled: string[] | null }

/**
 * The last parts of a statement: what it calls freed (place, sku, quantity) goes back to where it was
 * taken from. Answers the goods of which the warehouse had none left.
 */
export const givingBackFreed = sql<GivenBack>`
  home as (
    ${givingToWarehouse(sql`(select sku, quantity from freed where place = '')`)}
  ), shelves as (
    ${givingToShelves(sql`(select * from freed where place <> '')`)}
  )
  select array_agg(home.sku) as refilled
  from home join freed using (sku)
  where freed.place = '' and home.on_hand = freed.quantity`
