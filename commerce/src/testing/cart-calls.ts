import type { Cart } from '@cairn/contract/cart/cart'
import type { CallResponse, Visitor } from './visitor.ts'

/** The cart in the answer of `readCart`. */
export const readCart = async (
  visitor: Visitor,
  basketId: string,
  query: Record<string, string> = {},
): Promise<Cart> => (await visitor.send<Cart>('readCart', { params: { basketId }, query })).body

export const setShippingMethod = (
  visitor: Visitor,
  basketId: string,
  choice: object,
): Promise<CallResponse<Cart>> =>
  visitor.send<Cart>('setShippingMethod', { body: { basketId, ...choice } })
