const forAll = [
  'card',
  'challenged card',
  'gift card',
  'gift card and card',
  'reward code and card',
  'reward card and card',
  'pay later',
  'wallet',
] as const

const anywhere = ['standard', 'express', 'pickup', 'pudo', 'sts', 'digital'] as const

/**
 * Who buys, with what they may pay, and how it may reach them: every purchase that a shopper can make is one
 * of each column. `npm test` walks enough of them that everybody meets every way and every choice of theirs, and every way meets
 * what comes home, what is fetched and what is mailed; `npm run test:long` walks them all.
 */
export const purchases = [
  {
    who: 'guest',
    ways: forAll,
    choices: anywhere,
  },
  {
    who: 'shopper',
    ways: [
      'card',
      'challenged card',
      'saved card',
      'gift card',
      'gift card and card',
      'reward code and card',
      'reward card and card',
      'pay later',
      'wallet',
    ],
    choices: anywhere,
  },
  { who: 'shopper in a hurry', ways: ['main card'], choices: ['standard', 'digital'] },
  {
    who: 'member',
    ways: [
      'card',
      'challenged card',
      'saved card',
      'points and card',
      'voucher and card',
      'voucher, points and card',
      'gift card',
      'gift card and card',
      'reward code and card',
      'reward card and card',
      'pay later',
      'wallet',
    ],
    choices: anywhere,
  },
  {
    who: 'athlete',
    ways: [
      'card',
      'challenged card',
      'credit',
      'credit and card',
      'credit, reward code and card',
      'gift card',
      'gift card and card',
      'pay later',
      'wallet',
    ],
    choices: anywhere,
  },
  {
    who: 'employee',
    ways: forAll,
    choices: anywhere,
  },
] as const

type Row = (typeof purchases)[number]
export type Who = Row['who']
export type Way = Row['ways'][number]
export type Choice = Row['choices'][number]
export type Purchase = { who: Who; way: Way; choice: Choice }

/** Gift cards are money: cards of that kind do not pay for them. */
const isPossible = ({ way, choice }: Purchase) =>
  choice !== 'digital' || !/gift card|reward card/.test(way)

export const allPurchases: readonly Purchase[] = purchases
  .flatMap(({ who, ways, choices }) =>
    ways.flatMap((way) => choices.map((choice) => ({ who, way, choice }))),
  )
  .filter(isPossible)

/** For whoever pays, a store and a collection point are alike, and so is however fast a parcel comes. */
const kinds: Record<Choice, 'comes home' | 'is fetched' | 'is mailed'> = {
  standard: 'comes home',
  express: 'comes home',
  pickup: 'is fetched',
  pudo: 'is fetched',
  sts: 'is fetched',
  digital: 'is mailed',
}

const pairsOf = ({ who, way, choice }: Purchase) => [
  `${who} pays by ${way}`,
  `${who} has it by ${choice}`,
  `by ${way} it ${kinds[choice]}`,
]

/** As few as it takes, always the next one with the most pairs that have not met yet. */
export function coveringPairs(all: readonly Purchase[]): Purchase[] {
  const open = new Set(all.flatMap(pairsOf))
  const chosen: Purchase[] = []
  while (open.size > 0) {
    const news = (one: Purchase) => pairsOf(one).filter((pair) => open.has(pair)).length
    const [first, ...others] = all
    if (!first) break
    const best = others.reduce((most, one) => (news(one) > news(most) ? one : most), first)
    for (const pair of pairsOf(best)) open.delete(pair)
    chosen.push(best)
  }
  return chosen
}
