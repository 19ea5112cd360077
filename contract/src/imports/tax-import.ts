import { z } from 'zod'
import { singleLine } from '../fields/inputs.ts'
import { countryCode } from '../fields/person.ts'

/** The tax of a delivery region: a country, or one of its states or provinces. */
export const importedTaxRegion = z.strictObject({
  countryCode,
  /** Null: the whole country, except provinces with a region of their own. */
  province: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/, 'must be the code of a state or province')
    .nullable()
    .default(null),
  /** Whether prices include the tax. */
  isIncluded: z.boolean(),
  taxesShipping: z.boolean(),
  /** Each part is rounded separately because it is paid to a different authority. */
  parts: z
    .array(
      z.strictObject({
        name: singleLine(20).min(1),
        /** In thousandths of a percent: 8875 is 8.875 %. */
        rate: z.int().min(0).max(100_000),
      }),
    )
    .max(5),
})
export type ImportedTaxRegion = z.infer<typeof importedTaxRegion>

export type TaxRow = { kind: 'taxRegion' } & z.input<typeof importedTaxRegion>
