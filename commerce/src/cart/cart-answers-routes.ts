import type { Cart } from '@cairn/contract/cart-entity'
import { accept, type Refusal, type Result } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { cartAnswer } from './cart-answer.ts'
import type { SavedOf } from './saved-of.ts'
import type { SeenCart } from './seen-cart.ts'

type Seen = SeenCart & { hasSaved: boolean }
type Answer = Result<Cart, Refusal<'totalsNotCalculated'>>

/** Answers carts, with what was taken out of them for another day. */
export const cartAnswers =
  ({ savedOf }: { savedOf: SavedOf }) =>
  async ({ hasSaved, ...seen }: Seen, asked: Asked): Promise<Answer> => {
    const answer = cartAnswer(seen, asked)
    if (!answer.ok || !hasSaved) return answer
    const { consumerId } = seen.cart
    return accept({
      ...answer.value,
      saveForLater: await savedOf({ consumerId, market: marketOf(asked) }),
    })
  }
