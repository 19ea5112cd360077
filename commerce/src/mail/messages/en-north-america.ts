import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

const enNorthAmerica = {
  delivery: 'Shipping',
  returnAnnouncedText:
    'Print the label, stick it on the parcel and hand it over wherever parcels are taken. The way back costs you nothing; your money follows within three business days of the parcel reaching us.',
  caseOpenedText:
    'Thank you for writing. Somebody who has worn the thing answers within one business day.',
} satisfies Partial<Translation<typeof en>>

/** The messages that differ in the English of Canada. */
export const enCa: Partial<Translation<typeof en>> = enNorthAmerica

/** The messages that differ in the United States. */
export const enUs: Partial<Translation<typeof en>> = {
  cancelledSubject: 'Canceled: order {number}',
  cancelledTitle: 'Your order is canceled.',
  parcelCancelledSubject: 'Canceled: a part of order {number}',
  parcelCancelledTitle: 'A part of your order is canceled.',
  favouritesSharedSubject: '{name} shares favorites with you',
  ...enNorthAmerica,
}
