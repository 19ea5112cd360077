import { z } from 'zod'
import { personNameShape } from './person-name.ts'
import { line } from './text.ts'

export const email = z.email().max(100)

/** What somebody typed as an email: the core looks at its form, and says so with AUT453. */
export const typedEmail = line(100)

export const personName = z.string().trim().max(60).regex(personNameShape)

/** As typed, or as +14155550100: the core normalises it. */
export const phone = z
  .string()
  .regex(/^[+()\d ./-]{0,30}$/)
  .meta({ examples: ['+14155550100'] })
export const phoneCode = z
  .string()
  .regex(/^\+?\d{0,4}$/)
  .meta({ examples: ['1'] })

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['US'] })
export const postalCode = line(12).toUpperCase()
export const birthDate = z.iso.date()
export const gender = z.enum(['female', 'male', 'other', 'undisclosed'])

/** Its length is the core's to judge: FE872. */
export const newPassword = z
  .string()
  .max(200)
  .regex(/\p{Lu}/u)
  .regex(/\p{Ll}/u)
  .regex(/\d/)
  .meta({ examples: ['Trailhead1'] })
export const knownPassword = z.string().min(1).max(200)
