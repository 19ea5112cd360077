import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  order: 'Un pedido',
  whereIsIt: '¿Dónde está?',
  changeIt: 'Cambiar algo',
  somethingMissing: 'Falta algo o está mal',
  invoice: 'Factura y pago',
  return: 'Una devolución',
  howTo: '¿Cómo se devuelve?',
  withdrawal: 'Desistir del contrato',
  refund: '¿Dónde está mi dinero?',
  exchange: 'Otra talla o color',
  product: 'Un producto',
  sizeAndFit: 'Talla y ajuste',
  careAndRepair: 'Cuidado y arreglo',
  availability: 'Disponibilidad',
  account: 'Mi cuenta',
  signingIn: 'Iniciar sesión',
  pointsAndRewards: 'Puntos y premios',
  myData: 'Mis datos',
  other: 'Otra cosa',
  praiseOrBlame: 'Elogio o queja',
  anything: 'Lo que sea',
}
