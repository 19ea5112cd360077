import { z } from 'zod'
import { sku, storeId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { coordinateFields } from '../stores/store-calls.ts'
import { importedSiteId } from './catalogue-import.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
  .nullable()

/** The seven days of the week from Monday; null times mean closed. */
const weeklyHours = z
  .array(z.strictObject({ day: z.int().min(1).max(7), opens: time, closes: time }))
  .length(7)
  .refine(
    (days) => days.every(({ day }, index) => day === index + 1),
    'must have the days from 1, Monday, to 7',
  )

const locationFields = {
  siteId: importedSiteId,
  name: singleLine(80).min(1),
  addressLine1: singleLine(80).min(1),
  addressLine2: singleLine(80).nullable().default(null),
  city: singleLine(60).min(1),
  province: singleLine(40).nullable().default(null),
  postalCode: singleLine(12).min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  ...coordinateFields,
  hours: weeklyHours,
  closed: z.boolean().default(false),
}

export const importedStore = z.strictObject({
  storeId,
  ...locationFields,
  phone: singleLine(30).nullable().default(null),
  services: z.array(z.enum(['pickup', 'returns', 'repairs', 'fitting', 'rental'])).default([]),
})
export type ImportedStore = z.infer<typeof importedStore>

export const importedCollectionPoint = z.strictObject({ pointId: storeId, ...locationFields })
export type ImportedCollectionPoint = z.infer<typeof importedCollectionPoint>

/** The complete stock of a store: a sku that is missing has no stock. */
export const importedStoreStock = z.strictObject({
  storeId,
  stock: z.record(sku, z.int().min(0).max(100_000)),
})
export type ImportedStoreStock = z.infer<typeof importedStoreStock>

export type StoresRow =
  | ({ kind: 'store' } & z.input<typeof importedStore>)
  | ({ kind: 'collectionPoint' } & z.input<typeof importedCollectionPoint>)
  | ({ kind: 'storeStock' } & z.input<typeof importedStoreStock>)
