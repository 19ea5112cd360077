import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  order: 'Un ordine',
  whereIsIt: 'Dov’è?',
  changeIt: 'Cambiare qualcosa',
  somethingMissing: 'Manca qualcosa o è sbagliato',
  invoice: 'Fattura e pagamento',
  return: 'Un reso',
  howTo: 'Come si rende?',
  withdrawal: 'Recedere dal contratto',
  refund: 'Dov’è il mio denaro?',
  exchange: 'Altra taglia o colore',
  product: 'Un prodotto',
  sizeAndFit: 'Taglia e vestibilità',
  careAndRepair: 'Cura e riparazione',
  availability: 'Disponibilità',
  account: 'Il mio account',
  signingIn: 'Accesso',
  pointsAndRewards: 'Punti e premi',
  myData: 'I miei dati',
  other: 'Altro',
  praiseOrBlame: 'Lode o critica',
  anything: 'Qualsiasi cosa',
}
