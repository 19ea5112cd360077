import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  adyenError,
  adyenSettings,
  type AdyenStub,
  createAdyenStub,
  storedAdyenCard,
} from '../../testing/adyen-stub.ts'
import { adyenProvider } from './adyen-provider.ts'
import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

let adyen: AdyenStub
let provider: PaymentProvider
beforeEach(() => {
  adyen = createAdyenStub()
  provider = adyenProvider(adyenSettings, adyen)
})
afterEach(() => expect(adyen.responses).toEqual([]))

test('a stored card is deleted, and one that is gone already is no failure', async () => {
  adyen.responses = [storedAdyenCard, {}, adyenError(422), storedAdyenCard, adyenError(422)]
  await provider.deleteToken('shopper-1')
  await provider.deleteToken('shopper-2')
  await provider.deleteToken('shopper-3')

  expect(adyen.requests.map(({ path }) => path)).toEqual([
    '/v72/storedPaymentMethods',
    '/v72/storedPaymentMethods/M5N7TQ4TG5PFWR50',
    '/v72/storedPaymentMethods',
    '/v72/storedPaymentMethods',
    '/v72/storedPaymentMethods/M5N7TQ4TG5PFWR50',
  ])
  expect(adyen.requests[1]).toMatchObject({
    body: { shopperReference: 'shopper-1', merchantAccount: 'CairnECOM' },
  })
})

test('a stored card waits as long as Adyen does not answer', async () => {
  adyen.responses = [storedAdyenCard, adyenError(503)]
  await expect(provider.deleteToken('shopper-1')).rejects.toThrow(ProviderUnavailable)
})
