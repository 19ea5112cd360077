import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  homeTitle: 'Kleidung für schlechtes Wetter',
  homeEmptyTitle: 'Die Regale sind leer.',
  homeEmptyText:
    'Wir konnten sie gerade nicht füllen. Bitte warten Sie einen Moment und schauen Sie dann wieder.',
}
