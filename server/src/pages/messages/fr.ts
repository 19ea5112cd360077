import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  otherAddress: 'Cairn est à une autre adresse',
  usableOnlyAt: 'Cette boutique n’est utilisable qu’à l’adresse {origin}.',
  openPageThere: 'Ouvrir cette page à cette adresse',
  nothingChanged: 'Rien n’a été modifié',
  formNotFromHere:
    'Ce formulaire ne venait pas d’une page de cette boutique, donc rien n’a été modifié.',
  toTheShop: 'Vers la boutique',
  tooManyPages: 'Trop de pages à la fois',
  tryAgainSoon:
    'De nombreuses pages sont ouvertes depuis votre réseau en ce moment. Veuillez réessayer dans quelques secondes.',
  tryAgain: 'Réessayer',
}
