import { z } from 'zod'
import { addressId, shippingId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { countryCode, phone, phoneCode, postalCode } from '../fields/person.ts'

/** General bounds; the country and the kind of delivery determine what is required. */
export const addressShape = {
  firstName: singleLine(60).optional(),
  lastName: singleLine(60).optional(),
  addressLine1: singleLine(100).optional(),
  addressLine2: singleLine(100).optional(),
  city: singleLine(60).optional(),
  province: singleLine(60).optional(),
  postalCode: postalCode.optional(),
  country: singleLine(60).optional(),
  countryCode: countryCode.optional(),
  email: singleLine(100).optional(),
  phone: phone.optional(),
  phoneCode: phoneCode.optional(),
}

export const address = z.object({
  ...addressShape,
  shippingId: shippingId.optional(),
  addressId: addressId.optional(),
  isValidated: z.boolean().optional(),
  subscriptions: z.object({ newsletterConsent: z.boolean() }).optional(),
})
export type Address = z.infer<typeof address>

/** S: shipping, B: billing. */
export const approachType = z.enum(['S', 'B'])

/** What the address book stores of an address. */
export const addressBookFields = z.object({
  ...addressShape,
  isValidated: z.boolean().optional(),
})
export type AddressBookFields = z.infer<typeof addressBookFields>

/** Some fields have a second name on the wire. */
export const addressBookEntryInput = addressBookFields.extend({
  approachType: approachType.default('S'),
  main: z.boolean().optional(),
  recipientFirstName: singleLine(60).optional(),
  recipientLastName: singleLine(60).optional(),
  recipientContactEmail: singleLine(100).optional(),
  recipientContactPhone: phone.optional(),
  stateCityProvDept: singleLine(60).optional(),
})

/** Omitted fields remain unchanged. */
export const addressBookEntryChange = addressBookEntryInput.extend({
  approachType: approachType.optional(),
})
export type AddressBookEntryChange = z.infer<typeof addressBookEntryChange>

/** `id` and `addressId` have the same value. */
export const addressBookEntry = addressBookEntryInput.extend({
  id: addressId,
  addressId,
  approachType,
  main: z.boolean(),
})
export type AddressBookEntry = z.infer<typeof addressBookEntry>
