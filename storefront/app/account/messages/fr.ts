import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  accountTitle: 'Bonjour, {name}.',
  signOut: 'Se déconnecter',
  ordersTitle: 'Vos commandes',
}
