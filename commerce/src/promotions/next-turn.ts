import type { PromotionsNow } from './promotions-now.ts'

type Known = Pick<PromotionsNow, 'at' | 'byId' | 'coupons'>

/** When, in milliseconds, a promotion or a code begins or ends next; never, if nothing is coming. */
export function nextTurn({ at, byId, coupons }: Known): number {
  const turns = [...byId.values(), ...coupons]
    .flatMap(({ from, until }) => [from, until])
    .flatMap((turn) => (turn === null ? [] : [Date.parse(turn)]))
  return Math.min(Infinity, ...turns.filter((turn) => turn > at.getTime()))
}
