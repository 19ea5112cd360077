import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '@cairn/contract/cart/cart-calls'
import { refuse } from '@cairn/contract/refusals/result'
import type { InputOf } from '@cairn/contract/wire/call'
import { serve } from '../../platform/wire/serve.ts'
import { changeAndAnswerCart } from '../answers/cart-answers-wire.ts'
import type { CartRouteDeps, OwnCart } from '../cart-guard.ts'
import { withAdjustment, withChangedAdjustment, withoutAdjustment } from './price-adjustments.ts'

/** Price adjustments by store staff. */
export function adjustmentRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)

  return [
    serve(addPriceAdjustment, guards.agentCart, async ({ access, body, context }) => {
      const { id: sessionId, storeId, employeeId } = access.session
      if (storeId === null || employeeId === null) return refuse('sessionNotEntitled')
      const { itemId: lineId = null, type, reason } = body
      const staff = { sessionId, storeId, employeeId }
      const id = crypto.randomUUID()
      const adjustment = { ...staff, id, lineId, type, value: hundredths(body.value), reason }
      const request = { cartRef: access, context, storeIds: [storeId] }
      return change(request, (cart, changeContext) =>
        withAdjustment(cart, adjustment, changeContext),
      )
    }),

    serve(changePriceAdjustment, guards.agentCart, ({ access, params, body, context }) =>
      change({ cartRef: access, context }, (cart, { price }) =>
        withChangedAdjustment(cart, { ...refOf(access, params), ...changeIn(body) }, price),
      ),
    ),

    serve(removePriceAdjustment, guards.agentCart, ({ access, params, context }) =>
      change({ cartRef: access, context }, (cart) =>
        withoutAdjustment(cart, refOf(access, params)),
      ),
    ),
  ]
}

/** Only the session that made an adjustment can change it. */
const refOf = ({ session }: OwnCart, { adjustmentId }: { adjustmentId: string }) => ({
  id: adjustmentId,
  sessionId: session.id,
})

/** Hundredths of a percent or of a currency unit. */
const hundredths = (value: number) => Math.round(value * 100)

const changeIn = ({ type, value, reason }: InputOf<typeof changePriceAdjustment>['body']) => ({
  ...(type !== undefined && { type }),
  ...(value !== undefined && { value: hundredths(value) }),
  ...(reason !== undefined && { reason }),
})
