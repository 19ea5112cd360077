import { isCode, isTest, type Rule, withoutComments } from './sources.ts'

/** They convert the amounts that clients, merchants or operators give. */
const inputReaders = new Set([
  'commerce/src/catalogue/listing/listing.ts',
  'commerce/src/checkout/placement-flow.ts',
  'commerce/src/orders/order-command-flow.ts',
  'commerce/src/payments/cart-instruments/resolve-instrument-flow.ts',
])

/** The core calculates in minor units. An amount that is converted back was read from an answer. */
export const amountsAreNotConvertedBack: Rule = (sources) =>
  sources
    .filter((source) => isCode(source) && !isTest(source))
    .filter(({ path }) => path.startsWith('commerce/src/') && !inputReaders.has(path))
    .filter(({ text }) => /\bminorOf\b/.test(withoutComments(text)))
    .map(({ path }) => `${path} converts decimals to minor units`)
