import { z } from 'zod'
import { addressId, shippingId } from './identifiers.ts'
import { countryCode, phone, phoneCode, postalCode } from './person.ts'
import { line } from './text.ts'

/** What is required is for the country and the kind of delivery to say; these are the outer bounds. */
export const addressFields = {
  firstName: line(60).optional(),
  lastName: line(60).optional(),
  addressLine1: line(100).optional(),
  addressLine2: line(100).optional(),
  city: line(60).optional(),
  province: line(60).optional(),
  postalCode: postalCode.optional(),
  country: line(60).optional(),
  countryCode: countryCode.optional(),
  email: line(100).optional(),
  phone: phone.optional(),
  phoneCode: phoneCode.optional(),
}

/** An address of a cart or an order. */
export const address = z.object({
  ...addressFields,
  shippingId: shippingId.optional(),
  addressId: addressId.optional(),
  isValidated: z.boolean().optional(),
  subscriptions: z.object({ newsletterConsent: z.boolean() }).optional(),
})
export type Address = z.infer<typeof address>

/** S for shipping, B for billing. */
export const approachType = z.enum(['S', 'B'])

/** What the address book takes. */
export const addressBookInput = z.object({
  ...addressFields,
  approachType: approachType.default('S'),
  main: z.boolean().optional(),
  isValidated: z.boolean().optional(),
  recipientFirstName: line(60).optional(),
  recipientLastName: line(60).optional(),
  recipientContactEmail: line(100).optional(),
  recipientContactPhone: phone.optional(),
  stateCityProvDept: line(60).optional(),
})

/** What changes of an address of the book; whatever is left out stays as it is. */
export const addressBookChange = addressBookInput.extend({ approachType: approachType.optional() })
export type AddressBookChange = z.infer<typeof addressBookChange>

/** An address of the address book; what names one thing twice holds the same value twice. */
export const bookAddress = addressBookInput.extend({
  id: addressId,
  addressId,
  approachType,
  main: z.boolean(),
})
export type BookAddress = z.infer<typeof bookAddress>
