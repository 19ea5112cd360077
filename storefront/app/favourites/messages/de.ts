import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  favouriteNamed: 'Merken: {name}',
  favouriteFailed: 'Das ließ sich gerade nicht merken. Bitte versuchen Sie es noch einmal.',
}
