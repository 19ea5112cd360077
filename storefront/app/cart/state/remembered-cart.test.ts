import { expect, test } from 'vitest'
import { isRememberedCart } from './remembered-cart.ts'

test.each([null, 'cart', {}, { basketId: '', version: 1, count: 1 }])(
  'other stored values are ignored: %o',
  (stored) => expect(isRememberedCart(stored)).toBe(false),
)
