import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  favouriteNamed: 'Preferito: {name}',
  favouriteFailed: 'Non è stato possibile salvarlo ora. Riprova.',
}
