import type { ShippingMethodCode } from '@cairn/contract/shipping'

export type { ShippingMethodCode }

/** Here once more, so that no page is sent the schemas of the contract. */
export const shippingMethodCodes = [
  'standard',
  'express',
  'digital',
  'customs',
  'pickup',
  'pudo',
  'sts',
] as const satisfies readonly ShippingMethodCode[]
