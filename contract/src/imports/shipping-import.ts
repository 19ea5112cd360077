import { z } from 'zod'
import { postalKey } from '../address/postal-key.ts'
import { shippingMethodCode } from '../cart/shipping.ts'
import { locale } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { countryCode } from '../fields/person.ts'
import { importedSiteId } from './catalogue-import.ts'

const zoneId = z
  .string()
  .regex(/^[A-Z0-9-]{2,30}$/, 'must be up to 30 capital letters, digits and dashes')

const timeZone = z.string().refine(isTimeZone, 'must be an IANA time zone')

/** From the order to the delivery; 0 is the same day. */
const days = z
  .strictObject({ min: z.int().min(0).max(365), max: z.int().min(0).max(365) })
  .refine(({ min, max }) => min <= max, 'must not end before it begins')

const method = z
  .strictObject({
    code: shippingMethodCode,
    /** In minor units of the site's currency. */
    price: z.int().min(0).max(1_000_000),
    days: days.optional(),
    /** Orders from this hour on take a day longer; on the same day, they are no longer possible. */
    cutOffHour: z.int().min(1).max(23).optional(),
    texts: z.partialRecord(
      locale,
      z.strictObject({
        label: singleLine(60).min(1),
        deliveryTime: singleLine(60).min(1),
        deliveryTimeAfterCutOff: singleLine(60).min(1).optional(),
      }),
    ),
  })
  .refine(
    ({ days: range, cutOffHour }) => cutOffHour === undefined || range !== undefined,
    'must have days if it has a cut-off hour',
  )

/** The shipping methods for a part of a country; the longest matching postcode prefix decides. */
export const importedShippingZone = z.strictObject({
  zoneId,
  siteId: importedSiteId,
  countryCode,
  /** Determines when the cut-off hours and days begin; the default is the time zone of the site. */
  timeZone: timeZone.optional(),
  /** Postcode prefixes without spaces; an empty prefix matches everything else. */
  postalPrefixes: z
    .array(z.string().regex(/^[A-Z0-9]{0,8}$/, 'must be the beginning of a postcode'))
    .min(1)
    .max(200),
  /** An empty list means that the zone is not served. Methods with equal days keep their order. */
  methods: z
    .array(method)
    .max(10)
    .refine(
      (methods) => new Set(methods.map(({ code }) => code)).size === methods.length,
      'must name each way once',
    ),
})
export type ImportedShippingZone = z.infer<typeof importedShippingZone>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const partOfPostalCode = z.string().regex(/^[A-Z0-9]{2,5}$/, 'must be the beginning of a postcode')

/** A place that address forms suggest for its postal codes: five digits, or the first half in Canada and Great Britain. */
export const importedPostalPlace = z
  .strictObject({
    placeId: zoneId,
    countryCode,
    city: singleLine(30).min(1),
    /** As the addresses of the country have it; none if they have no province. */
    province: singleLine(30).min(1).nullable().default(null),
    postalCodes: z
      .array(z.strictObject({ from: partOfPostalCode, to: partOfPostalCode }))
      .min(1)
      .max(200),
  })
  .refine(
    ({ countryCode: country, postalCodes }) =>
      postalCodes.every(({ from, to }) => postalKey(country, from) <= postalKey(country, to)),
    'must have ranges of postcodes that do not end before they begin',
  )
export type ImportedPostalPlace = z.infer<typeof importedPostalPlace>

export type ShippingRow =
  | ({ kind: 'shippingZone' } & z.input<typeof importedShippingZone>)
  | ({ kind: 'postalPlace' } & z.input<typeof importedPostalPlace>)
