import { z } from 'zod'
import { lineOfText, singleLine } from './inputs.ts'
import { personNamePattern } from './person-rules.ts'

export const email = z.email().max(100)

/** An email address as typed; the core checks its format and refuses with AUT453. */
export const emailInput = singleLine(100)

export const personName = lineOfText().max(60).regex(personNamePattern)

/** As typed or as +14155550100; the core normalises it. */
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
export const postalCode = singleLine(12).toUpperCase()
export const birthDate = z.iso.date()
export const gender = z.enum(['female', 'male', 'other', 'undisclosed'])

/** The core checks the minimum length (FE872). */
export const newPassword = z
  .string()
  .max(200)
  .regex(/\p{Lu}/u)
  .regex(/\p{Ll}/u)
  .regex(/\d/)
  .meta({ examples: ['Trailhead1'] })
export const passwordInput = z.string().min(1).max(200)
