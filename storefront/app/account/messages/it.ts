import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  accountTitle: 'Ciao, {name}.',
  declinedTermsTitle: 'Condizioni del Suo sconto dipendenti',
  declinedTermsText: 'Non le ha ancora accettate, quindi paga i prezzi normali.',
  signOut: 'Esci',
  ordersTitle: 'I tuoi ordini',
}
