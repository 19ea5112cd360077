/** Every header that a call carries, named once. */
export const headers = {
  transactionId: 'x-transaction-id',
  correlationId: 'x-correlation-id',
  siteId: 'x-site-id',
  channel: 'x-channel',
  brand: 'x-brand',
  region: 'x-region',
  source: 'x-source',
  clientApp: 'x-client-app',
  trustId: 'x-trust-id',
  accessKey: 'x-access-key',
  orderChannel: 'x-order-channel',
  usid: 'usid',
  idempotencyKey: 'idempotency-key',
  /** A solved bot-defence challenge. */
  challengeSolution: 'x-challenge-solution',
} as const

export const channel = 'ECOMM'
export const source = 'ECOM15'
export const brand = 'CAIRN'

/** The demo world's own access key; a real shop names its keys in ACCESS_KEYS. */
export const demoAccessKey = 'cairn-demo-key'
