import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  favouriteNamed: 'Favori\u202f: {name}',
  favouriteFailed: 'Impossible de l’enregistrer pour l’instant. Veuillez réessayer.',
}
