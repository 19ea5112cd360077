import { z } from 'zod'
import { importedSiteId } from './catalogue-import.ts'
import { sku, storeId } from './identifiers.ts'
import { coordinates } from './store-entity.ts'
import { line } from './text.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
  .nullable()

/** Every day of the week once, Monday first; nothing in it: closed that day. */
const week = z
  .array(z.strictObject({ day: z.int().min(1).max(7), opens: time, closes: time }))
  .length(7)
  .refine(
    (days) => days.every(({ day }, at) => day === at + 1),
    'must have the days from 1, Monday, to 7',
  )

const place = {
  siteId: importedSiteId,
  name: line(80).min(1),
  addressLine1: line(80).min(1),
  addressLine2: line(80).nullable().default(null),
  city: line(60).min(1),
  province: line(40).nullable().default(null),
  postalCode: line(12).min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  ...coordinates,
  hours: week,
  closed: z.boolean().default(false),
}

export const importedStore = z.strictObject({
  storeId,
  ...place,
  phone: line(30).nullable().default(null),
  services: z.array(z.enum(['pickup', 'returns', 'repairs', 'fitting', 'rental'])).default([]),
})
export type ImportedStore = z.infer<typeof importedStore>

export const importedCollectionPoint = z.strictObject({ pointId: storeId, ...place })
export type ImportedCollectionPoint = z.infer<typeof importedCollectionPoint>

/** All that a store has: what is not named is not there. */
export const importedStoreStock = z.strictObject({
  storeId,
  stock: z.record(sku, z.int().min(0).max(100_000)),
})
export type ImportedStoreStock = z.infer<typeof importedStoreStock>

export type StoresRow =
  | ({ kind: 'store' } & z.input<typeof importedStore>)
  | ({ kind: 'collectionPoint' } & z.input<typeof importedCollectionPoint>)
  | ({ kind: 'storeStock' } & z.input<typeof importedStoreStock>)
