import { z } from 'zod'
import { addressId } from '../fields/identifiers.ts'
import { countryCode, phoneCode, postalCode } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import { addressBookEntryChange, addressBookEntryInput } from './address.ts'

export const addAddress = call({
  method: 'POST',
  path: '/consumers-v3/consumer/address',
  summary: 'Add an address to the address book; the first of its type becomes the default.',
  description:
    'The address is normalised and checked by the rules of its country. A book has a limited number of addresses.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'counted',
  body: z.object({ address: addressBookEntryInput }),
  answer: z.object({ addressId }),
  refuses: ['addressInvalid', 'addressExists', 'addressBookFull'],
})

export const changeAddress = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/address/{addressId}',
  summary: 'Change an address, or make it the default of its type.',
  description: 'Fields that are omitted remain as they are.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ addressId }),
  body: z.object({ address: addressBookEntryChange }),
  answer: z.object({ addressId }),
  refuses: ['addressInvalid', 'addressExists', 'addressIdUnknown'],
})

export const removeAddress = call({
  method: 'DELETE',
  path: '/consumers-v3/consumer/address/{addressId}',
  summary: 'Remove an address.',
  description: 'If it was the default of its type, the oldest remaining one becomes the default.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ addressId }),
  answer: z.object({}),
  refuses: ['addressIdUnknown', 'billingAddressInUse'],
})

/** X stands for a digit. */
const phoneMask = z.string()

export const fieldRule = z.object({
  required: z.boolean(),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  pattern: z.string().nullable(),
})

export const addressRules = z.object({
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
  postalCode: fieldRule,
  gender: z.object({ shown: z.boolean(), required: z.boolean() }),
  smsConsent: z.object({ required: z.boolean() }),
  places: z.array(z.object({ city: z.string(), province: z.string().optional() })).optional(),
})

export const readCountries = call({
  method: 'GET',
  path: '/consumers-v3/utilities/countryList',
  summary: 'List the countries with their phone formats.',
  description: 'For the choice of a country in a form.',
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
  summary: 'Read the rules for addresses, phones and birth dates of a country.',
  description:
    'For forms: which fields are mandatory, how long they may be and what they look like. The same rules decide whether a call accepts an address. With a `postalCode` it also suggests the places that the code belongs to.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ countryCode: countryCode }),
  query: z.object({ postalCode: postalCode.optional() }),
  answer: countryRules,
  refuses: ['callUnknown'],
})
