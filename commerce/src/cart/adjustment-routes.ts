import type { InputOf } from '@cairn/contract/call'
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '@cairn/contract/price-adjustments'
import { settingsOf } from '@cairn/contract/site-settings'
import { refuse } from '@cairn/contract/result'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { withAdjustment, withChangedAdjustment, withoutAdjustment } from './adjust-prices.ts'
import { cartChanges } from './cart-changes-routes.ts'
import type { CartNeeds } from './cart-guard.ts'

/** What store staff take off a price at the counter. */
export function adjustmentRoutes({ guards, ...carts }: CartNeeds) {
  const change = cartChanges(carts)

  return [
    serve(addPriceAdjustment, guards.agentCart, async ({ grant, body, asked }) => {
      const { storeId, employeeId } = grant.session
      if (storeId === null || employeeId === null) return refuse('sessionNotEntitled')
      const { itemId: lineId = null, type, reason } = body
      const who = { id: crypto.randomUUID(), storeId, employeeId }
      const adjustment = { ...who, lineId, type, value: hundredths(body.value), reason }
      return change({ which: grant, asked }, (cart, { now }) =>
        withAdjustment(cart, adjustment, { now, percent: percentIn(asked) }),
      )
    }),

    serve(changePriceAdjustment, guards.agentCart, ({ grant, params, body, asked }) =>
      change({ which: grant, asked }, (cart, { now }) =>
        withChangedAdjustment(
          cart,
          { id: params.adjustmentId, ...changeIn(body) },
          { now, percent: percentIn(asked) },
        ),
      ),
    ),

    serve(removePriceAdjustment, guards.agentCart, ({ grant, params, asked }) =>
      change({ which: grant, asked }, (cart) => withoutAdjustment(cart, params.adjustmentId)),
    ),
  ]
}

const percentIn = ({ locale }: Asked) => settingsOf(locale).percentOffInStore

/** Of a percent, or of a unit of money. */
const hundredths = (value: number) => Math.round(value * 100)

const changeIn = ({ type, value, reason }: InputOf<typeof changePriceAdjustment>['body']) => ({
  ...(type !== undefined && { type }),
  ...(value !== undefined && { value: hundredths(value) }),
  ...(reason !== undefined && { reason }),
})
