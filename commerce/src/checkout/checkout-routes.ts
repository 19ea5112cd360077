import { answerChallenge, placeOrder } from '@cairn/contract/place-order'
import { receivePaymentEvents } from '@cairn/contract/payment-events'
import { accept } from '@cairn/contract/result'
import { findOrder } from '../orders/find-order-store.ts'
import { serve } from '../platform/wire/serve.ts'
import { handInProof } from './challenge-store.ts'
import { orderOnce, telling } from './ordering-routes.ts'
import { hearEvent } from './sweep-store.ts'
import { type CheckoutNeeds } from './placing-routes.ts'

export function checkoutRoutes(needs: CheckoutNeeds) {
  const { till, guards } = needs
  const order = orderOnce(needs)
  const tell = telling(needs)

  return [
    serve(placeOrder, guards.ownCartToOrder, ({ grant, body, asked }) => order(grant, body, asked)),

    serve(
      answerChallenge,
      guards.ownOpenOrder,
      async ({ grant: { order: known }, body, asked }) => {
        const { sessionID: sessionId, threeDS2Result: proof } = body.paymentMethod.additionalData
        const settled = await handInProof(till, known, { sessionId, proof })
        if (!settled.ok) return settled
        return tell(settled.value, asked, () => findOrder(till.database, known.orderId))
      },
    ),

    serve(receivePaymentEvents, guards.provider, async ({ grant }) => {
      for (const event of grant) await hearEvent(till, event)
      return accept({})
    }),
  ]
}
