import type { Source } from './sources.ts'

const page = (text: string): Source[] => [{ path: 'storefront/app/cart/cart-error.ts', text }]

/** Pages that refer to refusals by their ids, and code that may do so. */
export const plantedRefusals: { violations: Source[][]; compliant: Source[][] } = {
  violations: [
    page(`const isVoided = (id: string) => id === 'GFC725'`),
    page('const isItemError = /^(ORD404|INV40[58])$/'),
    page('const reasons = { OHS4004: 1 }'),
    page('const { errorId } = result.refusal'),
  ],
  compliant: [
    page(`const isVoided = name === 'giftCardVoided' // GFC725`),
    [{ path: 'storefront/app/cart/cart-error.test.ts', text: `const id = 'GFC725'` }],
    [{ path: 'commerce/src/cart/cart.ts', text: `const id = 'GFC725'` }],
    [{ path: 'storefront/app/platform/calls/call-request.ts', text: 'const { errorId } = body' }],
  ],
}
