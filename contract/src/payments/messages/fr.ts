import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  card: 'Carte',
  wallet: 'Portefeuille mobile',
  payLater: 'Payer plus tard avec Klarna',
  giftCard: 'Carte cadeau',
  rewardCard: 'Carte de récompense',
  rewardCode: 'Code de récompense',
  points: 'Points',
  athletesCredit: 'Crédit d’athlète',
  notCharged: 'Non débité',
  partNotCharged: '{amount} non débités',
  givenBack: '{amount} restitués',
}
