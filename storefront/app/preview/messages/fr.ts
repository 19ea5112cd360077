import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  contentPreview: 'Aperçu des contenus',
  docType: 'Type de document ou de bloc',
  layoutVariant: 'Disposition',
  previewLimit: 'Au plus',
  previewShow: 'Afficher',
  previewResultCount: '{count, plural, =0 {Rien de ce type} one {# résultat} other {# résultats}}',
}
