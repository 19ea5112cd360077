import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  accountTitle: 'Hallo, {name}.',
  signOut: 'Abmelden',
  ordersTitle: 'Ihre Bestellungen',
}
