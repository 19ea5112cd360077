/** The names of the headers of calls. */
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
  challengeSolution: 'x-challenge-solution',
} as const

export const channel = 'ECOMM'
export const source = 'ECOM15'
export const brand = 'CAIRN'

/** The access key of the demo; a real shop configures its keys in ACCESS_KEYS. */
export const demoAccessKey = 'cairn-demo-key'
