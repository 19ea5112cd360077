import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that differ in the United States. */
export const enUs: Partial<Translation<typeof en>> = {
  cancelledSubject: 'Canceled: order {number}',
  cancelledTitle: 'Your order is canceled.',
  parcelCancelledSubject: 'Canceled: a part of order {number}',
  parcelCancelledTitle: 'A part of your order is canceled.',
  returnAnnouncedText:
    'Print the label, stick it on the parcel and hand it over wherever parcels are taken. The way back costs you nothing; your money follows within three business days of the parcel reaching us.',
}
