import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  accountTitle: 'Bonjour, {name}.',
  declinedTermsTitle: 'Conditions de votre remise de collaborateur',
  declinedTermsText: 'Vous ne les avez pas encore acceptées et payez donc les prix habituels.',
  signOut: 'Se déconnecter',
  ordersTitle: 'Vos commandes',
}
