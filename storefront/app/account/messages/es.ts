import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  accountTitle: 'Hola, {name}.',
  declinedTermsTitle: 'Condiciones de su descuento de empleado',
  declinedTermsText: 'Aún no las ha aceptado, por eso paga los precios normales.',
  signOut: 'Cerrar sesión',
  ordersTitle: 'Tus pedidos',
}
