import type { AdyenTransport } from '../payments/providers/adyen-client-provider.ts'

/** Requests and responses have the documented shapes of Checkout API 72 and of standard webhooks. */
export const adyenSettings = {
  apiKey: 'the key of the shop in tests',
  merchantAccount: 'CairnECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
}

type RecordedRequest = { path: string; body: Record<string, unknown>; key: unknown }
export type AdyenStub = AdyenTransport & {
  requests: RecordedRequest[]
  responses: (object | Error)[]
}

/** Replaces the network only: Adyen's library writes the requests and reads the responses. */
export function createAdyenStub(): AdyenStub {
  const stub: AdyenStub = {
    requests: [],
    responses: [],
    request: async (endpoint, json, ...rest) => {
      const { idempotencyKey, params } = Object(rest[2])
      const body = JSON.parse(String(json) || '{}')
      const path = new URL(endpoint).pathname
      stub.requests.push({ path, body: { ...body, ...params }, key: idempotencyKey })
      const answer = stub.responses.shift()
      if (!answer) throw new Error(`unexpected request to ${endpoint}`)
      if (answer instanceof Error) throw answer
      return JSON.stringify(answer)
    },
  }
  return stub
}

/** The error that the library throws for a response other than 200. */
export const adyenError = (statusCode: number, errorCode = '000', message = 'No.') =>
  Object.assign(new Error(`HTTP Exception: ${statusCode}. ${message}`), {
    statusCode,
    errorCode,
    responseBody: JSON.stringify({ status: statusCode, errorCode, message }),
  })

export const storedAdyenCard = {
  merchantAccount: 'CairnECOM',
  shopperReference: 'shopper-1',
  storedPaymentMethods: [
    {
      id: 'M5N7TQ4TG5PFWR50',
      brand: 'visa',
      lastFour: '1111',
      cardBin: '411111',
      expiryMonth: '03',
      expiryYear: '2030',
      type: 'scheme',
    },
  ],
}
