import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  contentPreview: 'Vorschau der Inhalte',
  docType: 'Art des Dokuments oder Bausteins',
  layoutVariant: 'Anordnung',
  previewLimit: 'Höchstens',
  previewShow: 'Anzeigen',
  previewResultCount:
    '{count, plural, =0 {Nichts von dieser Art} one {# gefunden} other {# gefunden}}',
}
