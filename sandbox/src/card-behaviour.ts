/** How a payment with an instrument ends. Besides the last digits, nothing else of a card number is stored. */
export const cardBehaviours = [
  'approve',
  'challenge',
  'decline',
  'suspicious',
  'unanswered',
  'pending',
  'expired',
] as const
export type CardBehaviour = (typeof cardBehaviours)[number]

const byNumber: Record<string, CardBehaviour> = {
  '4000000000003220': 'challenge',
  '4000000000000002': 'decline',
  '4000000000009235': 'suspicious',
  '4000000000000119': 'unanswered',
}

/** Every other valid card number is approved. */
export const behaviourOf = (digits: string): CardBehaviour => byNumber[digits] ?? 'approve'
