import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  contentPreview: 'Anteprima dei contenuti',
  docType: 'Tipo di documento o di blocco',
  layoutVariant: 'Disposizione',
  previewLimit: 'Al massimo',
  previewShow: 'Mostra',
  previewResultCount:
    '{count, plural, =0 {Niente di questo tipo} one {# risultato} other {# risultati}}',
}
