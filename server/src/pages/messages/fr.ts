import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  otherAddress: 'Cairn est à une autre adresse',
  usableOnlyAt: 'Cette boutique n’est utilisable qu’à l’adresse {origin}.',
  openPageThere: 'Ouvrir cette page à cette adresse',
}
