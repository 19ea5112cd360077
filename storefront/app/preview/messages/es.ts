import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  contentPreview: 'Vista previa de contenidos',
  docType: 'Tipo de documento o de bloque',
  layoutVariant: 'Disposición',
  previewLimit: 'Como máximo',
  previewShow: 'Mostrar',
  previewResultCount:
    '{count, plural, =0 {Nada de ese tipo} one {# resultado} other {# resultados}}',
}
