import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  homeTitle: 'Vestiti per il brutto tempo',
  homeEmptyTitle: 'Gli scaffali sono vuoti.',
  homeEmptyText: 'Non siamo riusciti a riempirli. Aspetta un momento, poi guarda di nuovo.',
}
