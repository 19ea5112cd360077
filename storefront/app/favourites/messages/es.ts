import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  favouriteNamed: 'Favorito: {name}',
  favouriteFailed: 'No se ha podido guardar ahora. Inténtalo de nuevo.',
}
