import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  accountTitle: 'Hola, {name}.',
  signOut: 'Cerrar sesión',
  ordersTitle: 'Tus pedidos',
}
