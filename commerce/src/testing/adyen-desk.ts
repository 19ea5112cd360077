import type { Line } from '../payments/adyen-library-provider.ts'

/** In the shape of the documented answers of Checkout API 72 and of standard webhooks. */
export const adyenSettings = {
  apiKey: 'the key of the shop in tests',
  merchantAccount: 'CairnECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
}

type Asked = { path: string; body: Record<string, unknown>; key: unknown }
export type AdyenDesk = Line & { asked: Asked[]; answers: (object | Error)[] }

/** In the place of the network: the library itself writes the requests and reads the answers. */
export function openAdyenDesk(): AdyenDesk {
  const desk: AdyenDesk = {
    asked: [],
    answers: [],
    request: async (endpoint, json, ...rest) => {
      const { idempotencyKey, params } = Object(rest[2])
      const body = JSON.parse(String(json) || '{}')
      const path = new URL(endpoint).pathname
      desk.asked.push({ path, body: { ...body, ...params }, key: idempotencyKey })
      const answer = desk.answers.shift()
      if (!answer) throw new Error(`Nobody expected ${endpoint}`)
      if (answer instanceof Error) throw answer
      return JSON.stringify(answer)
    },
  }
  return desk
}

/** As the library tells of an answer that is no 200. */
export const adyenProblem = (statusCode: number, errorCode = '000', message = 'No.') =>
  Object.assign(new Error(`HTTP Exception: ${statusCode}. ${message}`), {
    statusCode,
    errorCode,
    responseBody: JSON.stringify({ status: statusCode, errorCode, message }),
  })

export const cardAtAdyen = {
  merchantAccount: 'CairnECOM',
  shopperReference: 'shopper-1',
  storedPaymentMethods: [
    {
      id: 'M5N7TQ4TG5PFWR50',
      brand: 'visa',
      lastFour: '1111',
      expiryMonth: '03',
      expiryYear: '2030',
      type: 'scheme',
    },
  ],
}
