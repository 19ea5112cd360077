import { z } from 'zod'

// A NUL fails in PostgreSQL; a line break forges mail headers and log lines.
const oneLine = /^[\P{C}\p{Cf}\p{Cn}]*$/u
const manyLines = /^[\P{C}\p{Cf}\p{Cn}\n\r\t]*$/u

/** Text that somebody typed into one line. */
export const line = (most: number) => z.string().trim().max(most).regex(oneLine)

/** Text that somebody may have broken into lines. */
export const prose = (most: number) => z.string().trim().max(most).regex(manyLines)

/** A name of ours: lower case, digits and dashes. */
export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
  .meta({ examples: ['basecamp'] })

/** A page may lie below another. */
export const pageSlug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)
  .meta({ examples: ['help/returns/how-to-return'] })

/** A word between programs: a widget, a layout, a name of a measurement. */
export const word = z
  .string()
  .regex(/^[\w.:-]{1,60}$/)
  .meta({ examples: ['default'] })
