import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  card: 'Carta',
  wallet: 'Portafoglio digitale',
  payLater: 'Paga dopo con Klarna',
  giftCard: 'Carta regalo',
  rewardCard: 'Carta premio',
  rewardCode: 'Codice premio',
  points: 'Punti',
  athletesCredit: 'Credito atleta',
  notCharged: 'Nessun addebito',
  partNotCharged: '{amount} non addebitati',
  givenBack: '{amount} restituiti',
}
