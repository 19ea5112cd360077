import { z } from 'zod'
import { shippingMethodCode } from '../cart/shipping.ts'
import { locale } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { countryCode } from '../fields/person.ts'
import { importedSiteId } from './catalogue-import.ts'

const zoneId = z
  .string()
  .regex(/^[A-Z0-9-]{2,30}$/, 'must be up to 30 capital letters, digits and dashes')

const method = z.strictObject({
  code: shippingMethodCode,
  /** In minor units of the site's currency. */
  price: z.int().min(0).max(1_000_000),
  texts: z.partialRecord(
    locale,
    z.strictObject({ label: singleLine(60).min(1), deliveryTime: singleLine(60).min(1) }),
  ),
})

/** The shipping methods for a part of a country; the longest matching postcode prefix decides. */
export const importedShippingZone = z.strictObject({
  zoneId,
  siteId: importedSiteId,
  countryCode,
  /** Postcode prefixes without spaces; an empty prefix matches everything else. */
  postalPrefixes: z
    .array(z.string().regex(/^[A-Z0-9]{0,8}$/, 'must be the beginning of a postcode'))
    .min(1)
    .max(200),
  /** In display order; an empty list means that the zone is not served. */
  methods: z
    .array(method)
    .max(10)
    .refine(
      (methods) => new Set(methods.map(({ code }) => code)).size === methods.length,
      'must name each way once',
    ),
})
export type ImportedShippingZone = z.infer<typeof importedShippingZone>

export type ShippingRow = { kind: 'shippingZone' } & z.input<typeof importedShippingZone>
