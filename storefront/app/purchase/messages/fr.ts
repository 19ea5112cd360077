import { fr as provinces } from '@cairn/contract/address/messages/fr'
import { fr as payments } from '@cairn/contract/payments/messages/fr'
import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  ...payments,
  ...provinces,
  goOn: 'Continuer',
  pieceCount: '{count} pièces',
  emailHelp: 'Pour le reçu et les nouvelles de la commande, rien d’autre.',
  firstName: 'Prénom',
  lastName: 'Nom',
  addressLine1: 'Adresse',
  addressLine2: 'Appartement, étage, bâtiment',
  postalCode: 'Code postal',
  town: 'Ville',
  province: 'Région',
  country: 'Pays',
  chooseOne: 'Choisir',
  phone: 'Téléphone',
  phoneHelp: 'Seulement si le livreur ne vous trouve pas.',
  expires: 'Valable jusqu’au {when}',
  pointsUsed: '{points, plural, one {# point} other {# points}}',
  balanceIs: 'Il reste {amount} sur {card}.',
  orderedItems: 'Ce que vous avez commandé',
  pointsEarned: 'Crédités',
  pointsToCome: 'Crédités {days} jours après l’arrivée',
  paidBy: 'Payé avec',
  payLaterFirst: 'Choisissez Klarna au paiement, rien n’est dû aujourd’hui.',
  payLaterSecond: 'Répondez à quelques questions, la réponse est immédiate.',
  payLaterThird:
    'Payez sous 30 jours ou en trois parts égales, sans intérêts si vous payez à temps.',
  cartItems: '{count, plural, one {# article} other {# articles}}',
  size: 'taille {size}',
  freeGift: 'Cadeau',
  summary: 'Récapitulatif',
  discount: 'Remise',
  delivery: 'Livraison',
  deliveryFree: 'Offerte',
  tax: 'Taxes',
  taxIncluded: 'Dont {amount} de TVA',
  total: 'Total',
}
