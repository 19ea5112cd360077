import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  order: 'Eine Bestellung',
  whereIsIt: 'Wo ist sie?',
  changeIt: 'Etwas daran ändern',
  somethingMissing: 'Etwas fehlt oder ist falsch',
  invoice: 'Rechnung und Zahlung',
  return: 'Eine Rücksendung',
  howTo: 'Wie geht es zurück?',
  withdrawal: 'Vertrag widerrufen',
  refund: 'Wo ist mein Geld?',
  exchange: 'Andere Größe oder Farbe',
  product: 'Ein Produkt',
  sizeAndFit: 'Größe und Passform',
  careAndRepair: 'Pflege und Reparatur',
  availability: 'Verfügbarkeit',
  account: 'Mein Konto',
  signingIn: 'Anmelden',
  pointsAndRewards: 'Punkte und Prämien',
  myData: 'Meine Daten',
  other: 'Etwas anderes',
  praiseOrBlame: 'Lob oder Tadel',
  anything: 'Irgendetwas',
}
