import { expect, test } from 'vitest'
import { featuresInOrder } from './feature-order.ts'

/** Each file with its text. */
const violations = [
  ['commerce/src/cart/cart.ts', `import { a } from '../orders/order.ts'`],
  ['commerce/src/cart/cart.ts', `import type { A } from "../orders/order.ts"`],
  ['commerce/src/cart/deep/a.ts', `const a = await import('../../checkout/a.ts')`],
  ['commerce/src/cart/cart.ts', `export { a } from '../orders/order.ts'`],
  ['commerce/src/cart/cart.ts', `import '../orders/order.ts'`],
  ['commerce/src/cart/cart.ts', `import { a } from '../commerce.ts'`],
  ['commerce/src/cart/store/cart-store.ts', `import { a } from '../../testing/shop.ts'`],
  ['commerce/src/platform/a.ts', `import { cart } from '../cart/cart.ts'`],
  ['commerce/src/platform/wire/a.ts', `import { b } from '../../sessions/b.ts'`],
  ['commerce/src/misfits/a.ts', `export const a = 1`],
  ['storefront/app/cart/a.tsx', `import { A } from '../orders/a.tsx'`],
  ['storefront/app/cart/a.tsx', `import type { A } from '../orders/a.tsx'`],
  ['storefront/app/cart/deep/a.ts', `const a = await import('../../orders/a.ts')`],
  ['storefront/app/cart/deep/a.ts', 'const a = await import(`../../orders/a.ts`)'],
  ['storefront/app/cart/a.ts', `import.meta.glob('../orders/*.tsx')`],
  ['storefront/app/cart/a.tsx', `import '../orders/orders.css'`],
  ['storefront/app/cart/a.css', `@import '../orders/orders.css' layer(components);`],
  ['storefront/app/cart/a.css', `@import url('../orders/orders.css');`],
  ['storefront/app/cart/a.css', `@reference '../orders/orders.css';`],
  ['storefront/app/cart/a.ts', `new URL('../orders/worker.ts', import.meta.url)`],
  ['storefront/app/cart/a.ts', `import { a } from '../routes.ts'`],
  ['storefront/app/ui/a.tsx', `import { cart } from '../cart/cart.ts'`],
  ['storefront/app/platform/a.tsx', `import { Button } from '../ui/button.tsx'`],
  ['storefront/app/platform/a.ts', `import type { loader } from '../entry.server.tsx'`],
  ['storefront/app/misfits/a.ts', `export const a = 1`],
  ['storefront/app/cart/messages/en.ts', `import { a } from '../cart.ts'`],
  ['commerce/src/cart/cart.ts', `import { en } from '../orders/messages/en.ts'`],
] as const

const compliant = [
  ['commerce/src/orders/order.ts', `import { a } from '../cart/cart.ts'`],
  ['commerce/src/cart/cart.ts', `// import { a } from '../orders/order.ts'`],
  ['commerce/src/cart/cart.test.ts', `import { a } from '../testing/shop.ts'`],
  ['commerce/src/commerce.ts', `import { a } from './orders/order.ts'`],
  ['storefront/app/orders/a.tsx', `import { A } from '../cart/a.tsx'`],
  ['storefront/app/orders/orders.css', `@import '../cart/cart.css';`],
  ['storefront/app/cart/a-route.tsx', `import type { R } from './+types/a-route.ts'`],
  ['storefront/app/cart/a.test.tsx', `import { A } from '../orders/a.tsx'`],
  ['storefront/app/messages/en.ts', `import { en } from '../orders/messages/en.ts'`],
  ['storefront/app/platform/a.ts', `import('../messages/en.ts')`],
  ['storefront/app/root.tsx', `import { A } from './orders/a.tsx'`],
] as const

test.each(violations)('finds the import of a later feature in %s: %s', (path, text) => {
  expect(featuresInOrder([{ path, text }])).toHaveLength(1)
})

test.each(compliant)('accepts the import in %s: %s', (path, text) => {
  expect(featuresInOrder([{ path, text }])).toEqual([])
})
