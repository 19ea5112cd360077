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

const byNumber: Record<string, Manner> = {
  '4000000000003220': 'challenge',
  '4000000000000002': 'decline',
  '4000000000009235': 'suspicious',
  '4000000000000119': 'late',
}

/** Every other card that could be one pays at once. */
export const mannerOf = (digits: string): Manner => byNumber[digits] ?? 'approve'
