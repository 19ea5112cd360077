import { z } from 'zod'

// PostgreSQL rejects NUL; line breaks could inject mail headers and log lines.
const oneLine = /^[\P{C}\p{Cf}\p{Cn}]*$/u
const manyLines = /^[\P{C}\p{Cf}\p{Cn}\n\r\t]*$/u

/** They change the order in which the text around them is shown, so that a line can pretend to be another one. */
const bidiControls = /\p{Bidi_Control}/gu

/** Some programs show these as line breaks too. */
const lineSeparators = /[\u2028\u2029]/g

const inOneLine = (text: string) => text.replace(bidiControls, '').replace(lineSeparators, ' ')

/** A text in one line, without bidirectional controls. */
export const lineOfText = () => z.string().overwrite(inOneLine).trim()

/** A single line of user input. */
export const singleLine = (max: number) => lineOfText().max(max).regex(oneLine)

/** User input that may contain line breaks. */
export const multiLine = (max: number) => z.string().trim().max(max).regex(manyLines)

export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
  .meta({ examples: ['basecamp'] })
  .describe('A name of lower-case letters, digits and hyphens.')

export const pageSlug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)
  .meta({ examples: ['help/returns/how-to-return'] })
  .describe('The slug of a page. The slug of a child page begins with that of its parent.')

export const machineName = z
  .string()
  .regex(/^[\w.:-]{1,60}$/)
  .meta({ examples: ['default'] })
  .describe('A technical name of letters, digits and . : _ -.')

export const maxQuantity = 999_999

export const quantity = z.int().min(1).max(maxQuantity).describe('A number of pieces.')

/** An integer in a query: a string of digits over HTTP, a number in process. */
export function integerParam({ from, to }: { from: number; to: number }) {
  const number = z.int().min(from).max(to)
  const digits = z.string().regex(/^\d{1,9}$/)
  return z.union([number, digits.transform(Number).pipe(number)])
}

export const booleanParam = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((answer) => answer === 'true'),
])

/** A query parameter that can be repeated. */
export const listParam = <Item extends z.ZodType>(item: Item, max: number) =>
  z.union([z.array(item).max(max), item.transform((only) => [only])])

/** Paging; without a count, the configured page size applies. */
export const pagingParams = {
  start: integerParam({ from: 0, to: 100_000 })
    .default(0)
    .describe('How many entries to skip. 0 if omitted.'),
  count: integerParam({ from: 1, to: 100 })
    .optional()
    .describe('How many entries to answer with. The page size of the shop if omitted.'),
}
