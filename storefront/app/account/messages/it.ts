import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  accountTitle: 'Ciao, {name}.',
  signOut: 'Esci',
  ordersTitle: 'I tuoi ordini',
}
