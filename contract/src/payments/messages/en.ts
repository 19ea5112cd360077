export const en = {
  card: 'Card',
  wallet: 'Wallet pay',
  payLater: 'Pay later with Klarna',
  giftCard: 'Gift card',
  rewardCard: 'Reward card',
  rewardCode: 'Reward code',
  points: 'Points',
  athletesCredit: 'Athlete’s credit',
  notCharged: 'Not charged',
  partNotCharged: '{amount} not charged',
  givenBack: '{amount} given back',
} as const
