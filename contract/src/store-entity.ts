import { z } from 'zod'
import { storeId } from './identifiers.ts'
import { countryCode, postalCode } from './person.ts'
import { line } from './text.ts'

export const coordinates = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}

/** Where to look: a place by name or postcode, or a point on the map. */
export const surroundings = {
  query: line(100).optional(),
  city: line(60).optional(),
  postalCode: postalCode.optional(),
  countryCode: countryCode.optional(),
  latitude: coordinates.latitude.optional(),
  longitude: coordinates.longitude.optional(),
  /** In kilometres. */
  radius: z.number().min(1).max(500).default(100),
  count: z.int().min(1).max(50).default(20),
}

const openingHours = z.object({
  /** 1 is Monday. */
  day: z.int().min(1).max(7),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
})

/** A place where an order can be fetched. */
export const collectionPoint = z.object({
  id: storeId,
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  province: z.string().nullable(),
  postalCode: z.string(),
  countryCode: z.string(),
  ...coordinates,
  /** In kilometres from where was looked; none where nothing was named. */
  distance: z.number().nullable(),
  hours: z.array(openingHours),
})

export const store = collectionPoint.extend({
  phone: z.string().nullable(),
  services: z.array(z.string()),
  /** Of the variant that was asked for. */
  storeInventory: z.int().nullable(),
})
