import type { PaymentProvider } from '@cairn/commerce/payments/provider'
import { sandboxProvider } from '@cairn/commerce/payments/sandbox-provider'
import type { Config } from './config.ts'
import type { Secrets } from './secrets.ts'

/** Who moves the money of this shop. */
export const providerOf = (config: Config, secrets: Secrets): PaymentProvider =>
  sandboxProvider({
    address: config.SANDBOX_BESIDE
      ? `http://127.0.0.1:${config.SANDBOX_PORT}`
      : config.sandboxOrigin,
    secret: secrets.sandbox,
  })
