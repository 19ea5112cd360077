import { cardToken } from '@cairn/contract/payments/payment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type AdyenStub,
  adyenError,
  adyenSettings,
  storedAdyenCard,
  createAdyenStub,
} from '../../testing/adyen-stub.ts'
import { adyenProvider } from './adyen-provider.ts'
import type { AuthoriseRequest, PaymentProvider } from './provider.ts'

const origin = 'https://shop.example'

let adyen: AdyenStub
let provider: PaymentProvider
beforeEach(() => {
  adyen = createAdyenStub()
  provider = adyenProvider(adyenSettings, adyen)
})
afterEach(() => expect(adyen.responses).toEqual([]))

const authorised = {
  additionalData: { paymentMethod: 'visa' },
  amount: { currency: 'EUR', value: 12_900 },
  merchantReference: 'CRN-100200-1',
  paymentMethod: { brand: 'visa', type: 'scheme' },
  pspReference: 'KHQC5N7G84BLNK43',
  resultCode: 'Authorised',
}
const refusal = (refusalReasonCode: string) => ({
  merchantReference: 'CRN-100200-1',
  pspReference: 'WQKZ63WBQRBVZD65',
  refusalReason: 'Refused',
  refusalReasonCode,
  resultCode: 'Refused',
})
const redirect = {
  action: {
    paymentMethodType: 'scheme',
    url: 'https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS/redirect?MD=M2R',
    method: 'GET',
    type: 'redirect',
  },
  resultCode: 'RedirectShopper',
}

const request: AuthoriseRequest = {
  key: 'CRN-100200-1',
  orderNumber: 'CRN-100200',
  kind: 'card',
  token: 'shopper-1',
  amount: 12_900,
  currency: 'EUR',
  locale: 'de-de',
  origin,
  challengeSeconds: 900,
}

describe('the hosted page for a card', () => {
  test('stores it under the token, without a charge', async () => {
    adyen.responses = [
      { id: 'CS451F2AB1ED897A94', url: 'https://eu.adyen.link/PLE83C39B0A0DE0C1E' },
    ]
    const window = await provider.openWindow({ kind: 'card', locale: 'de-de', origin })
    const [{ path, body, key } = emptyRequest] = adyen.requests

    expect(window.windowUrl).toBe('https://eu.adyen.link/PLE83C39B0A0DE0C1E')
    expect(window.opensAs).toBe('page')
    expect(cardToken.safeParse(window.sessionId).success).toBe(true)
    expect(path).toBe('/v72/sessions')
    expect(key).toBe(window.sessionId)
    expect(body).toMatchObject({
      merchantAccount: 'CairnECOM',
      mode: 'hosted',
      amount: { value: 0, currency: 'EUR' },
      shopperReference: window.sessionId,
      storePaymentMethodMode: 'enabled',
      recurringProcessingModel: 'CardOnFile',
      returnUrl: `${origin}/de-de/checkout/return?card=${window.sessionId}`,
    })
  })

  test('returns the stored card afterwards, or nothing if there is none', async () => {
    adyen.responses = [storedAdyenCard, { ...storedAdyenCard, storedPaymentMethods: [] }]

    expect(await provider.findCard('shopper-1')).toEqual({
      brand: 'visa',
      last4: '1111',
      expiryMonth: 3,
      expiryYear: 2030,
      bin: '411111',
    })
    expect(await provider.findCard('shopper-1')).toBeUndefined()
    expect(adyen.requests).toHaveLength(2)
    expect(adyen.requests[0]).toMatchObject({
      path: '/v72/storedPaymentMethods',
      body: { shopperReference: 'shopper-1', merchantAccount: 'CairnECOM' },
    })
  })

  test.each([undefined, '4111', 'hidden'])(
    'returns the stored card without its first digits if Adyen names %s as them',
    async (cardBin) => {
      const [stored] = storedAdyenCard.storedPaymentMethods
      adyen.responses = [{ ...storedAdyenCard, storedPaymentMethods: [{ ...stored, cardBin }] }]
      const card = await provider.findCard('shopper-1')
      expect(card).toMatchObject({ last4: '1111' })
      expect(card).not.toHaveProperty('bin')
    },
  )

  test('is available for cards only', async () => {
    expect(provider.offers).toEqual(['card'])
    const wallet = provider.openWindow({ kind: 'wallet', locale: 'de-de', origin })
    await expect(wallet).rejects.toThrow('wallet')
  })
})

const emptyRequest = { path: '', body: {}, key: '' }

describe('an authorisation', () => {
  test('is requested with the stored card and the key of the attempt', async () => {
    adyen.responses = [storedAdyenCard, authorised]

    expect(await provider.authorise(request)).toEqual({
      state: 'authorised',
      reference: 'KHQC5N7G84BLNK43:EUR',
      amount: 12_900,
    })
    const [listRequest, paymentRequest = emptyRequest] = adyen.requests
    expect(listRequest).toMatchObject({
      path: '/v72/storedPaymentMethods',
      body: { shopperReference: 'shopper-1', merchantAccount: 'CairnECOM' },
    })
    expect(paymentRequest).toMatchObject({ path: '/v72/payments', key: 'CRN-100200-1' })
    expect(paymentRequest.body).toMatchObject({
      reference: 'CRN-100200-1',
      amount: { value: 12_900, currency: 'EUR' },
      paymentMethod: { type: 'scheme', storedPaymentMethodId: 'M5N7TQ4TG5PFWR50' },
      metadata: { orderNumber: 'CRN-100200' },
      captureDelayHours: -1,
      shopperReference: 'shopper-1',
    })
  })

  test.each([
    ['2', 'declined'],
    ['6', 'expired'],
    ['11', 'challengeFailed'],
    ['20', 'suspicious'],
    ['31', 'suspicious'],
    ['99', 'declined'],
  ])('is refused with the reason of refusal code %s', async (code, reason) => {
    adyen.responses = [storedAdyenCard, refusal(code)]

    expect(await provider.authorise(request)).toEqual({
      state: 'refused',
      reference: 'WQKZ63WBQRBVZD65:EUR',
      reason,
    })
  })

  test('is refused for a card that was not stored', async () => {
    adyen.responses = [{ ...storedAdyenCard, storedPaymentMethods: [] }]
    expect(await provider.authorise(request)).toMatchObject({ reason: 'unknownToken' })

    adyen.responses = [adyenError(422, '800', 'Contract not found')]
    expect(await provider.authorise(request)).toMatchObject({ reason: 'unknownToken' })
  })

  test('can be pending', async () => {
    adyen.responses = [
      storedAdyenCard,
      { pspReference: 'KHQC5N7G84BLNK43', resultCode: 'Received' },
    ]

    expect(await provider.authorise(request)).toMatchObject({ state: 'pending' })
  })

  test.each([
    ['a cut line', Object.assign(new Error('socket hang up'), { statusCode: 500 })],
    ['a failure of theirs', adyenError(500)],
    ['too many requests', adyenError(429)],
    ['a key that is in flight', adyenError(422, '704', 'request already processed or in progress')],
  ])('is unknown after %s', async (_, error) => {
    adyen.responses = [storedAdyenCard, error]

    await expect(provider.authorise(request)).rejects.toMatchObject({ name: 'ProviderUnavailable' })
  })

  test('with a wrong API key throws an error that is not an outage', async () => {
    adyen.responses = [adyenError(401)]

    await expect(provider.authorise(request)).rejects.toThrow('401')
  })

  test('without an answer cannot be looked up, and is cancelled by its key', async () => {
    await expect(provider.find('CRN-100200-1')).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    })

    adyen.responses = [{ status: 'received', pspReference: 'P5', paymentReference: 'CRN-100200-1' }]
    expect(await provider.cancelByKey({ key: 'CRN-100200-1' })).toEqual({ state: 'done' })
    expect(adyen.requests).toMatchObject([
      { path: '/v72/cancels', body: { paymentReference: 'CRN-100200-1' } },
    ])
  })
})

describe('a challenge', () => {
  const open = async () => {
    adyen.responses = [storedAdyenCard, redirect]
    return provider.authorise(request)
  }

  test('redirects to the bank, with a return URL', async () => {
    expect(await open()).toEqual({
      state: 'challenge',
      reference: 'CRN-100200-1:EUR',
      sessionId: 'CRN-100200-1',
      challengeUrl: redirect.action.url,
      opensAs: 'page',
    })
    expect(adyen.requests[1]?.body['returnUrl']).toBe(
      `${origin}/de-de/checkout/return?sessionId=CRN-100200-1`,
    )
  })

  test.each([
    ['Authorised', { state: 'authorised', reference: 'KHQC5N7G84BLNK43:EUR', amount: 12_900 }],
    ['Cancelled', { state: 'refused', reason: 'challengeFailed' }],
    ['Refused', { state: 'refused', reason: 'declined' }],
  ])('that returns ends as %s', async (resultCode, outcome) => {
    const { reference } = await open()
    adyen.responses = [{ ...authorised, resultCode }]
    const answer = { key: 'answer-1', reference, proof: 'X6XtfGC3!Y...' }

    expect(await provider.answerChallenge(answer)).toMatchObject(outcome)
    expect(adyen.requests[2]).toEqual({
      path: '/v72/payments/details',
      body: { details: { redirectResult: 'X6XtfGC3!Y...' } },
      key: 'answer-1',
    })
  })

  test('of another order is refused (guarantee 9)', async () => {
    const { reference } = await open()
    const answer = { key: 'answer-1', reference, proof: 'of another' }
    adyen.responses = [{ ...authorised, merchantReference: 'CRN-100201-1', pspReference: 'OTHER' }]
    expect(await provider.answerChallenge(answer)).toMatchObject({ reason: 'challengeFailed' })

    adyen.responses = [adyenError(422, '101', 'Invalid card number')]
    expect(await provider.answerChallenge(answer)).toMatchObject({ reason: 'challengeFailed' })
  })
})

describe('a payment', () => {
  const reference = 'KHQC5N7G84BLNK43:EUR'
  const acknowledgement = { status: 'received', pspReference: 'WNS7WQ756L2GWR82' }
  const amount = { value: 5_000, currency: 'EUR' }

  test('is captured, refunded and voided by its reference', async () => {
    adyen.responses = [acknowledgement, acknowledgement, acknowledgement]

    expect(await provider.capture({ key: 'capture-1', reference, amount: 5_000 })).toEqual(success)
    expect(await provider.refund({ key: 'refund-1', reference, amount: 5_000 })).toEqual(success)
    expect(await provider.void({ key: 'void-1', reference })).toEqual(success)
    const merchantAccount = 'CairnECOM'
    expect(adyen.requests).toEqual([
      {
        path: '/v72/payments/KHQC5N7G84BLNK43/captures',
        body: { merchantAccount, reference: 'capture-1', amount },
        key: 'capture-1',
      },
      {
        path: '/v72/payments/KHQC5N7G84BLNK43/refunds',
        body: { merchantAccount, reference: 'refund-1', amount },
        key: 'refund-1',
      },
      {
        path: '/v72/payments/KHQC5N7G84BLNK43/cancels',
        body: { merchantAccount, reference: 'void-1' },
        key: 'void-1',
      },
    ])
  })

  test('is refused if Adyen refuses the capture', async () => {
    adyen.responses = [adyenError(422, '167', 'Original pspReference required for this operation')]
    const capture = { key: 'capture-1', reference, amount: 5_000 }

    expect(await provider.capture(capture)).toMatchObject({ state: 'refused' })
  })

  const success = { state: 'done' }
})
