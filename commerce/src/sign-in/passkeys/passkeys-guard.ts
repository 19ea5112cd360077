import { refuse, type Result } from '@cairn/contract/refusals/result'
import { guard } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import { isInStore, type LiveSession } from '../../sessions/session.ts'

/** A shopper, but not on a device of a store: others use it afterwards. */
export const shopperOutsideStores = ({ shopper }: SessionGuards) =>
  guard('shopper', async (context, input): Promise<Result<LiveSession>> => {
    const admitted = await shopper.admit(context, input)
    return admitted.ok && isInStore(admitted.value) ? refuse('sessionNotEntitled') : admitted
  })
