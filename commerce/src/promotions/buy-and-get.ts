import type { Promotion } from '@cairn/contract/promotions-import'
import type { Discounts, Place } from './effect.ts'
import { isAbout } from './goods.ts'
import { percentOf } from './share.ts'
import type { CategoriesOf } from './situation.ts'

type BuyAndGet = Extract<Promotion['gives'], { type: 'buyAndGet' }>

/** Pieces of a line, on the sides that they fit. */
type Pile = { id: string; pieces: number; price: number; isBought: boolean; isGot: boolean }

/** The cheapest pieces are given, as many as all that is bought with them earns. */
export function giveWithBought(
  gives: BuyAndGet,
  places: readonly Place[],
  categoriesOf: CategoriesOf,
): Discounts {
  const piles = pilesOf(gives, places, categoriesOf)
  const bought = count(piles.filter(({ isBought }) => isBought))
  const times = timesOf(gives, piles)
  let toGive = times * gives.get
  // Pieces that fit both sides have to stay where they are needed to be bought.
  let spare = bought - times * gives.buy
  const given = new Map<string, number>()
  for (const { id, pieces, price, isBought } of piles.filter(({ isGot }) => isGot)) {
    const taken = Math.min(pieces, toGive, isBought ? spare : Infinity)
    toGive -= taken
    if (isBought) spare -= taken
    given.set(id, percentOf(price, gives.percent) * taken)
  }
  return given
}

function pilesOf(
  { of, getOf = of }: BuyAndGet,
  places: readonly Place[],
  categoriesOf: CategoriesOf,
): Pile[] {
  return places
    .flatMap(({ id, left, pieces, of: what }) =>
      'line' in what
        ? [
            {
              id,
              pieces,
              price: Math.floor(left / pieces),
              isBought: isAbout(of, what.line, categoriesOf),
              isGot: isAbout(getOf, what.line, categoriesOf),
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.price - other.price || (one.id < other.id ? -1 : 1))
}

function timesOf({ buy, get, most = Infinity }: BuyAndGet, piles: readonly Pile[]): number {
  const bought = count(piles.filter(({ isBought }) => isBought))
  const got = count(piles.filter(({ isGot }) => isGot))
  return Math.min(
    most,
    Math.floor(bought / buy),
    Math.floor(got / get),
    Math.floor(count(piles) / (buy + get)),
  )
}

const count = (piles: readonly Pile[]) => piles.reduce((sum, { pieces }) => sum + pieces, 0)
