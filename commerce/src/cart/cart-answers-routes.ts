import type { Cart } from '@cairn/contract/cart-entity'
import { accept, type Refusal, type Result } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { givenAgain } from '../platform/wire/given-again.ts'
import { nextTurn } from '../promotions/next-turn.ts'
import { cartAnswer } from './cart-answer.ts'
import type { Carts } from './cart-store.ts'
import type { FoundCart } from './kept-answers.ts'
import { openFound } from './own-cart-store.ts'
import type { SavedOf } from './saved-of.ts'
import { type Looks, seenCart, type SeenCart } from './seen-cart.ts'

type Seen = SeenCart & { hasSaved: boolean }
type Answer = Result<Cart, Refusal<'totalsNotCalculated'>>
type WithSaved = { savedOf: SavedOf }

/** Answers carts, with what was taken out of them for another day. */
export const cartAnswers =
  ({ savedOf }: WithSaved) =>
  async ({ hasSaved, ...seen }: Seen, asked: Asked): Promise<Answer> => {
    const answer = cartAnswer(seen, asked)
    if (!answer.ok || !hasSaved) return answer
    const { consumerId } = seen.cart
    return accept({
      ...answer.value,
      saveForLater: await savedOf({ consumerId, market: marketOf(asked) }),
    })
  }

/** Carts are looked at again and again: worked out once, as long as the database says the same of one. */
export function cartLooks(carts: Carts & WithSaved) {
  const { answers } = carts.memory
  const answer = cartAnswers(carts)

  return async (found: FoundCart, looks: Looks, asked: Asked): Promise<Answer> => {
    const look = JSON.stringify([asked.locale, looks])
    const known = answers.find(look, found)
    if (known) return accept(known)
    const { hasSaved, ...opened } = await openFound(carts, found, marketOf(asked))
    const answered = await answer({ ...seenCart(opened, looks), hasSaved }, asked)
    // What is saved for later changes without its cart.
    if (answered.ok && !hasSaved) {
      const until = nextTurn(opened.now.promotions)
      answers.put(look, found, { answer: givenAgain(answered.value), until })
    }
    return answered
  }
}
