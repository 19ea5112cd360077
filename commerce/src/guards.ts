import type { Policy } from '@cairn/contract/call'
import { accept, refuse, type Result } from '@cairn/contract/result'
import { cartGuards, type OwnCart } from './cart/cart-guard.ts'
import type { Carts } from './cart/cart-store.ts'
import type { PaymentEvent, PaymentProvider } from './payments/provider.ts'
import type { Asked } from './platform/wire/asked.ts'
import { type Guard, guard } from './platform/wire/guard.ts'
import { sessionGuards } from './sessions/session-guard.ts'

/** One guard a policy; a policy that has none does not compile. */
export function commerceGuards(carts: Carts, { readEvents }: Pick<PaymentProvider, 'readEvents'>) {
  const { anyone, session, shopper, agent } = sessionGuards(carts.database)

  const ofCarts = cartGuards(carts)

  /** Nobody can be this yet: whoever has a session is told that it may not, all others to get one. */
  const nobodyYet = async (asked: Asked): Promise<Result<never>> => {
    const live = await session.admit(asked, {
      params: undefined,
      query: undefined,
      body: undefined,
    })
    return live.ok ? refuse('sessionNotEntitled') : live
  }

  return {
    anyone,
    session,
    shopper,
    ...ofCarts,
    agent,
    agentCart: guard('agentCart', async (asked, input): Promise<Result<OwnCart>> => {
      const staff = await agent.admit(asked, input)
      return staff.ok ? ofCarts.ownCart.admit(asked, input) : staff
    }),
    ownOrder: guard('ownOrder', nobodyYet),
    provider: guard('provider', async ({ signed }): Promise<Result<readonly PaymentEvent[]>> => {
      const events = signed && readEvents(signed)
      return events ? accept(events) : refuse('originForeign')
    }),
  } satisfies { [P in Policy]: Guard<P> } & { ownCartRead: Guard<'ownCart'> }
}
