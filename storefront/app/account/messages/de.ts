import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  accountTitle: 'Hallo, {name}.',
  declinedTermsTitle: 'Bedingungen Ihres Mitarbeiterrabatts',
  declinedTermsText: 'Sie haben sie noch nicht angenommen und zahlen deshalb die normalen Preise.',
  signOut: 'Abmelden',
  ordersTitle: 'Ihre Bestellungen',
}
