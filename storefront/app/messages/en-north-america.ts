import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that differ in the United States and in Canada. */
export const enNorthAmerica = {
  delivery: 'Shipping',
  freeDeliveryIncluded: 'Free shipping included',
  deliveryIncluded: 'Includes {amount} for shipping',
  email: 'Email address',
  newsletterEmail: 'Email for the letters',
  deliveryAndReturns: 'Shipping and returns',
  deliveryAndReturnsText:
    'Shipped in three to five business days, or picked up in a store. Sixty days to decide, and the way back is free.',
  notFoundText: 'This page has moved, or never was. Turn around at the last cairn.',
  caseSentText:
    'Your case is {number}. We have confirmed it to {email}, and answer within one business day.',
  orderHelpText: 'We answer within one business day.',
  servicePickup: 'Pick up your order',
  stepDelivery: 'Shipping',
  addressLine2: 'Apartment, suite, floor',
  town: 'City',
  trackText:
    'Type the number of your order and the email address you gave with it. Both are in the confirmation that we mailed.',
  orderMissingText:
    'It may be one that you placed as a guest. Follow it by its number and your email address.',
} satisfies Partial<Translation<typeof en>>
