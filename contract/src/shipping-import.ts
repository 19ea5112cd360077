import { z } from 'zod'
import { importedSiteId } from './catalogue-import.ts'
import { locale } from './locale.ts'
import { countryCode } from './person.ts'
import { shippingMethodCode } from './shipping.ts'
import { line } from './text.ts'

const zoneId = z
  .string()
  .regex(/^[A-Z0-9-]{2,30}$/, 'must be up to 30 capital letters, digits and dashes')

const method = z.strictObject({
  code: shippingMethodCode,
  /** In minor units of the site's currency. */
  price: z.int().min(0).max(1_000_000),
  texts: z.partialRecord(
    locale,
    z.strictObject({ label: line(60).min(1), deliveryTime: line(60).min(1) }),
  ),
})

/** How things travel to a part of a country; the longest beginning of the postcode that fits decides. */
export const importedShippingZone = z.strictObject({
  zoneId,
  siteId: importedSiteId,
  countryCode,
  /** Beginnings of postcodes, without spaces. An empty one stands for everywhere else. */
  postalPrefixes: z
    .array(z.string().regex(/^[A-Z0-9]{0,8}$/, 'must be the beginning of a postcode'))
    .min(1)
    .max(200),
  /** In the order in which they are offered; none: nothing can be sent there. */
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
