import { adyenProvider } from '@cairn/commerce/payments/adyen-provider'
import type { PaymentProvider } from '@cairn/commerce/payments/provider'
import { sandboxProvider } from '@cairn/commerce/payments/sandbox-provider'
import type { Config } from './config.ts'
import type { Secrets } from './secrets.ts'

/** Who moves the money of this shop. */
export function providerOf(config: Config, secrets: Secrets): PaymentProvider {
  if (config.paymentProvider === 'adyen') {
    return adyenProvider({
      apiKey: config.ADYEN_API_KEY ?? '',
      merchantAccount: config.ADYEN_MERCHANT_ACCOUNT ?? '',
      hmacKey: config.ADYEN_HMAC_KEY ?? '',
      livePrefix: config.ADYEN_LIVE_PREFIX,
    })
  }
  return sandboxProvider({
    address: config.SANDBOX_BESIDE
      ? `http://127.0.0.1:${config.SANDBOX_PORT}`
      : config.sandboxOrigin,
    secret: secrets.sandbox,
  })
}
