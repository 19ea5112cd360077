import { sendDeviceFingerprint } from '@cairn/contract/checkout'
import { accept, refuse } from '@cairn/contract/result'
import { serve } from '../platform/wire/serve.ts'
import type { CartNeeds } from './cart-guard.ts'
import { keepFingerprint } from './cart-head-store.ts'

export const fingerprintRoutes = ({ database, guards }: CartNeeds) => [
  serve(sendDeviceFingerprint, guards.ownCart, async ({ grant: { cartId }, body }) =>
    (await keepFingerprint(database, cartId, body.fingerprint))
      ? accept({})
      : refuse('cartNotFound'),
  ),
]
