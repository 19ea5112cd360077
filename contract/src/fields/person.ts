import { z } from 'zod'
import { emailPattern, maxEmailLength } from '../validation/email-rule.ts'
import {
  digit,
  lowerCaseLetter,
  maxPasswordLength,
  upperCaseLetter,
} from '../validation/password.ts'
import { personNamePattern } from '../validation/person-name.ts'
import { lineOfText, singleLine } from './inputs.ts'

export const email = z
  .email({ pattern: emailPattern })
  .max(maxEmailLength)
  .describe('An email address.')

export const emailInput = singleLine(maxEmailLength).describe(
  'An email address of at most 100 characters. A malformed one is refused with AUT453.',
)

export const personName = lineOfText()
  .max(60)
  .regex(personNamePattern)
  .describe('A name: letters of any language, spaces, and . , ’ -. At most 60 characters.')

export const phone = z
  .string()
  .regex(/^[+()\d ./-]{0,30}$/)
  .meta({ examples: ['+14155550100'] })
  .describe(
    'A phone number as typed, or in the international form, such as +14155550100. It is stored in the international form.',
  )
export const phoneCode = z
  .string()
  .regex(/^\+?\d{0,4}$/)
  .meta({ examples: ['1'] })
  .describe(
    'The country calling code of the phone number, such as 1. Needed only if the number has none; the one of the country if omitted.',
  )

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['US'] })
  .describe('A country as an ISO 3166-1 code with two capital letters.')
export const postalCode = singleLine(12)
  .toUpperCase()
  .describe('A postal code. Lower-case letters are converted to capitals.')
export const birthDate = z.iso.date().describe('A date of birth, YYYY-MM-DD.')
export const gender = z
  .enum(['female', 'male', 'other', 'undisclosed'])
  .describe('The gender that the shopper has stated.')

export const newPassword = z
  .string()
  .max(maxPasswordLength)
  .regex(upperCaseLetter)
  .regex(lowerCaseLetter)
  .regex(digit)
  .meta({ examples: ['Trailhead1'] })
  .describe(
    'A new password: at least 8 characters with an upper-case letter, a lower-case letter and a digit.',
  )
export const passwordInput = z.string().min(1).max(maxPasswordLength).describe('A password.')
