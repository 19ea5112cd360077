import type { Locale } from '@cairn/contract/sites/sites'
import type { MessagesByLanguage, Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'
import { mailMessages } from './messages.ts'

/** The messages in which American English differs. */
const enUs: Partial<Translation<typeof en>> = {
  cancelledSubject: 'Canceled: order {number}',
  cancelledTitle: 'Your order is canceled.',
  parcelCancelledSubject: 'Canceled: a part of order {number}',
  parcelCancelledTitle: 'A part of your order is canceled.',
  returnAnnouncedText:
    'Print the label, stick it on the parcel and hand it over wherever parcels are taken. The way back costs you nothing; your money follows within three business days of the parcel reaching us.',
}

/** The messages of mails in the spelling of the country. */
export const mailMessagesFor = (locale: Locale): MessagesByLanguage<typeof en> =>
  locale === 'en-us' ? { ...mailMessages, en: { ...mailMessages.en, ...enUs } } : mailMessages
