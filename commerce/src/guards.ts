import { accept, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Policy } from '@cairn/contract/wire/call'
import { cartGuards, type OwnCart } from './cart/cart-guard.ts'
import type { CartDeps } from './cart/store/cart-store.ts'
import { orderGuards } from './orders/order-guard.ts'
import type { PaymentEvent, PaymentProvider } from './payments/providers/provider.ts'
import { type Guard, guard } from './platform/wire/serve.ts'
import { sessionGuards } from './sessions/session-guard.ts'

type GuardDeps = { tokenSecret: string; provider: Pick<PaymentProvider, 'readEvents'> }

/** The guard of each policy; a policy without a guard does not compile. */
export function commerceGuards(
  carts: CartDeps,
  { tokenSecret, provider: { readEvents } }: GuardDeps,
) {
  const { anyone, session, shopper, agent } = sessionGuards(carts.database)

  const guardsOfCarts = cartGuards(carts)

  return {
    anyone,
    session,
    shopper,
    ...guardsOfCarts,
    agent,
    agentCart: guard('agentCart', async (context, input): Promise<Result<OwnCart>> => {
      const staff = await agent.admit(context, input)
      return staff.ok ? guardsOfCarts.ownCart.admit(context, input) : staff
    }),
    ...orderGuards({ database: carts.database, tokenSecret }),
    provider: guard(
      'provider',
      async ({ signedBody }): Promise<Result<readonly PaymentEvent[]>> => {
        const events = signedBody && readEvents(signedBody)
        return events ? accept(events) : refuse('originNotAllowed')
      },
    ),
  } satisfies { [P in Policy]: Guard<P> } & {
    ownCartRead: Guard<'ownCart'>
    ownCartToOrder: Guard<'ownCart'>
    ownOpenOrder: Guard<'ownOrder'>
  }
}
