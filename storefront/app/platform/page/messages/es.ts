import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  categoryDescription:
    '{category}: {count, plural, =0 {ningún artículo por ahora} one {# artículo} other {# artículos}}{examples}. {days} días para decidir y devoluciones gratuitas.',
  categoryExamples: ', como {names}',
  missingDescription: 'Esta página no está disponible.',
  pageNumbered: 'Página {page}',
  searchDescription:
    'Busca en todo lo que Cairn hace para la montaña: por nombre, por tipo o por uso.',
  signInDescription:
    'Inicia sesión para ver tus pedidos, devoluciones, artículos guardados y direcciones en Cairn.',
}
