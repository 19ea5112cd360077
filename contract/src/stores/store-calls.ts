import { z } from 'zod'
import { employeeId, sku, storeId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { countryCode, postalCode } from '../fields/person.ts'
import { call } from '../wire/call.ts'

export const coordinateFields = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}

/**
 * Coordinates have priority over `postalCode`, then comes `city`, then `query`. Without any of them all places are
 * found, without distances.
 */
const locationQueryFields = {
  /** A place name or a postcode. */
  query: singleLine(100).optional(),
  city: singleLine(60).optional(),
  postalCode: postalCode.optional(),
  countryCode: countryCode.optional(),
  latitude: coordinateFields.latitude.optional(),
  longitude: coordinateFields.longitude.optional(),
  /** In kilometres. */
  radius: z.number().min(1).max(500).default(100),
  count: z.int().min(1).max(50).default(20),
}

export const openingHours = z.object({
  /** 1 is Monday. */
  day: z.int().min(1).max(7),
  /** `HH:mm` in local time; null if closed. */
  opens: z.string().nullable(),
  /** `HH:mm` in local time; null if closed. */
  closes: z.string().nullable(),
})
export type OpeningHours = z.infer<typeof openingHours>

/** A place where an order can be picked up. */
export const collectionPoint = z.object({
  id: storeId,
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  province: z.string().nullable(),
  postalCode: z.string(),
  countryCode: z.string(),
  ...coordinateFields,
  /** In kilometres from the searched location; null without one. */
  distance: z.number().nullable(),
  hours: z.array(openingHours),
})

export const store = collectionPoint.extend({
  phone: z.string().nullable(),
  services: z.array(z.string()),
  /** The stock of the requested variant; null if no sku was given. */
  storeInventory: z.int().nullable(),
})

export const findCollectionPoints = call({
  method: 'POST',
  path: '/stores/v1/collectionPoints',
  summary: 'List collection points near a location.',
  description: 'Orders can be sent to a collection point with the method pudo.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  body: z.object(locationQueryFields),
  answer: z.object({ collectionPoints: z.array(collectionPoint), total: z.int() }),
  refuses: [],
})

export const findStores = call({
  method: 'POST',
  path: '/stores/v1/search',
  summary: 'List stores near a location, with their stock of a variant if a sku is given.',
  description:
    'Orders can be picked up in a store with the method pickup, if it has the items, or be sent there with sts.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  body: z.object({
    ...locationQueryFields,
    sku: sku.optional(),
    onlyWithStock: z.boolean().optional(),
  }),
  answer: z.object({ stores: z.array(store), total: z.int() }),
  refuses: [],
})

export const readStores = call({
  method: 'GET',
  path: '/consumers-v3/utilities/stores',
  summary: 'List the id and name of all stores.',
  description: 'For a short list, such as the one in which staff choose their store.',
  // Store staff choose their store before they sign in.
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ stores: z.array(z.object({ id: storeId, name: z.string() })) }),
  refuses: [],
})

export const chooseStore = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/store',
  summary: 'Choose the store in which the shopper prefers to pick up.',
  description:
    'Stored with the account of a signed-in shopper, for all devices: it is the `favStoreId` of tokens. For a guest it is stored in the browser. A store that does not exist is refused with REQ400.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ storeId }),
  answer: z.object({ favStoreId: storeId }),
  refuses: [],
})

export const readEmployees = call({
  method: 'GET',
  path: '/consumers-v3/utilities/stores/{storeId}/employees',
  summary: 'List the employees of a store.',
  description: 'For the sign-in of further employees on the device of a store.',
  policy: 'agent',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ storeId }),
  answer: z.object({ employees: z.array(z.object({ id: employeeId, name: z.string() })) }),
  refuses: ['employeeStoreNotFound'],
})
