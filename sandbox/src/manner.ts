/** How a means of payment will behave; all that is kept of a card's number beside its last digits. */
export const manners = [
  'approve',
  'challenge',
  'decline',
  'suspicious',
  'late',
  'pending',
  'expired',
] as const
export type Manner = (typeof manners)[number]
