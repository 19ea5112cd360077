import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  card: 'Karte',
  wallet: 'Wallet',
  payLater: 'Später zahlen mit Klarna',
  giftCard: 'Gutschein',
  rewardCard: 'Prämienkarte',
  rewardCode: 'Prämiencode',
  points: 'Punkte',
  athletesCredit: 'Athletenguthaben',
  notCharged: 'Nicht belastet',
  partNotCharged: '{amount} nicht belastet',
  givenBack: '{amount} zurückgegeben',
}
