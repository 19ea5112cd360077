import { z } from 'zod'
import { countryCode } from './person.ts'
import { line } from './text.ts'

/** What is due where something is delivered to: a country, or one of its states or provinces. */
export const importedTaxRegion = z.strictObject({
  countryCode,
  /** None: everywhere in the country where no province says otherwise. */
  province: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/, 'must be the code of a state or province')
    .nullable()
    .default(null),
  /** Whether prices hold the tax already, or it is added to them. */
  isIncluded: z.boolean(),
  taxesShipping: z.boolean(),
  /** Each rounded by itself, as they are paid to different offices. */
  parts: z
    .array(
      z.strictObject({
        name: line(20).min(1),
        /** In thousandths of a percent: 8875 is 8.875 %. */
        rate: z.int().min(0).max(100_000),
      }),
    )
    .max(5),
})
export type ImportedTaxRegion = z.infer<typeof importedTaxRegion>

export type TaxRow = { kind: 'taxRegion' } & z.input<typeof importedTaxRegion>
