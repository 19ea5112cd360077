import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  homeTitle: 'Ropa para el mal tiempo',
  homeEmptyTitle: 'Los estantes están vacíos.',
  homeEmptyText: 'No hemos podido llenarlos. Espera un momento y vuelve a mirar.',
}
