import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  card: 'Tarjeta',
  wallet: 'Monedero móvil',
  payLater: 'Paga después con Klarna',
  giftCard: 'Tarjeta regalo',
  rewardCard: 'Tarjeta de recompensa',
  rewardCode: 'Código de recompensa',
  points: 'Puntos',
  athletesCredit: 'Crédito de atleta',
  notCharged: 'Sin cargo',
  partNotCharged: '{amount} sin cargo',
  givenBack: '{amount} devueltos',
}
