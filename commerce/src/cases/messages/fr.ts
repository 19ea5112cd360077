import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  order: 'Une commande',
  whereIsIt: 'Où est-elle\u202f?',
  changeIt: 'La modifier',
  somethingMissing: 'Il manque quelque chose',
  invoice: 'Facture et paiement',
  return: 'Un retour',
  howTo: 'Comment renvoyer\u202f?',
  withdrawal: 'Se rétracter du contrat',
  refund: 'Où est mon argent\u202f?',
  exchange: 'Autre taille ou couleur',
  product: 'Un article',
  sizeAndFit: 'Taille et coupe',
  careAndRepair: 'Entretien et réparation',
  availability: 'Disponibilité',
  account: 'Mon compte',
  signingIn: 'Connexion',
  pointsAndRewards: 'Points et avantages',
  myData: 'Mes données',
  other: 'Autre chose',
  praiseOrBlame: 'Éloge ou reproche',
  anything: 'Toute question',
}
