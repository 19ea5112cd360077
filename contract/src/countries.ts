import { z } from 'zod'
import { call } from './call.ts'
import { countryCode, phoneCode } from './person.ts'

/** X stands for a digit. */
const phoneMask = z.string()

export const fieldRule = z.object({
  required: z.boolean(),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  pattern: z.string().nullable(),
})

const addressRules = z.object({
  firstName: fieldRule,
  lastName: fieldRule,
  addressLine1: fieldRule,
  addressLine2: fieldRule,
  city: fieldRule,
  province: fieldRule,
  postalCode: fieldRule,
  country: fieldRule,
  email: fieldRule,
  phone: fieldRule,
})

export const countryRules = z.object({
  countryCode,
  name: z.string(),
  addressRules: z.object({ shipping: addressRules, billing: addressRules }),
  collectionPointRules: z.object({ email: fieldRule, phone: fieldRule, contact: fieldRule }),
  storePickupRules: z.object({ email: fieldRule }),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  countries: z.array(z.object({ code: countryCode, name: z.string() })),
  phone: z.object({ dialCode: phoneCode, mask: phoneMask, required: z.boolean() }),
  birthDate: z.object({
    format: z.enum(['MM/DD/YYYY', 'DD/MM/YYYY']),
    required: z.boolean(),
    earliest: z.iso.date(),
    minimumAge: z.int(),
  }),
  gender: z.object({ shown: z.boolean(), required: z.boolean() }),
  smsConsent: z.object({ required: z.boolean() }),
})

export const readCountries = call({
  method: 'GET',
  path: '/consumers-v3/utilities/countryList',
  summary: 'The countries that the site knows, with how their phones are written.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    countries: z.array(
      z.object({ code: countryCode, name: z.string(), dialCode: phoneCode, mask: phoneMask }),
    ),
  }),
  refuses: [],
})

export const readCountryRules = call({
  method: 'GET',
  path: '/consumers-v3/utilities/i18n/{countryCode}',
  summary: 'What addresses, phones and birth dates of a country must look like.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ countryCode: countryCode }),
  answer: countryRules,
  refuses: ['callUnknown'],
})
