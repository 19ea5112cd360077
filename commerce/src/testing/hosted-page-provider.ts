import { type PaymentProvider, ProviderUnavailable } from '../payments/providers/provider.ts'
import { sandboxProvider } from '../payments/providers/sandbox-provider.ts'

const visa = { brand: 'visa', last4: '1111', expiryMonth: 3, expiryYear: 2090, bin: '411111' }

/** A provider that collects cards on its own page, and supports nothing else. */
export const hostedPageProvider: PaymentProvider = {
  ...sandboxProvider({ url: 'http://127.0.0.1:3001', secret: 'a secret of the tests' }),
  offers: ['card'],
  openWindow: async ({ kind }) => ({
    sessionId: 'shopper-1',
    windowUrl: `https://pay.example/${kind}`,
    opensAs: 'page',
  }),
  openPayLater: () => Promise.reject(new Error('this provider does not support it')),
  findCard: async (sessionId) => {
    if (sessionId === 'shopper-away') throw new ProviderUnavailable('no answer')
    return sessionId === 'shopper-1' ? visa : undefined
  },
}
