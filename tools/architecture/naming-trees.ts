import { code, type Trees } from './query-trees.ts'
import type { rules } from './rules.ts'

/** For the rules about names, suffixes and files. */
export const namingTrees = {
  'a file name says what the file contains': {
    violations: ['utils/a.ts', 'a/helpers.ts', 'common/a.ts', 'a/lib/b.ts', 'types.d.ts']
      .concat(['a/constants.ts', 'cart-utils.ts', 'cart-helper.test.ts', 'cart-manager.ts'])
      .map((path) => [code(`commerce/src/${path}`, '')]),
    compliant: [
      [code('commerce/src/cart/library.ts', ''), code('contract/src/content-types.ts', '')],
    ],
  },
  'a type name says what the type is': {
    violations: [
      ...['Wanted', 'Asking', 'Told', 'Words', 'Outcome', 'Situation', 'World', 'Verdict']
        .concat(['Looks', 'Bag'])
        .map((name) => `export type ${name} = string`),
      'export function find<Found>(query: Query<Found>) {}',
      'const find = <Key, Found extends object>(key: Key): Found => {}',
      'type Query<Wanted> = () => Wanted',
    ].map((text) => [code('commerce/src/shipping/tax.ts', text)]),
    compliant: [
      [code('commerce/src/shipping/tax.ts', 'type RequestedVariant = string\n// type Wanted = 1')],
      [code('contract/src/wire/call.ts', 'export type Setting<Value> = Value')],
      [
        code(
          'contract/src/wire/call.ts',
          'function read<const Name extends string>(name: Name) {}',
        ),
      ],
    ],
  },
  'now is an instant or a clock': {
    violations: [
      [code('commerce/src/shipping/tax.ts', 'const taxOn = (now: PricingConditions) => now')],
      [code('commerce/src/shipping/tax.ts', 'const taxOn = (now: number) => now')],
      [code('commerce/src/shipping/tax.ts', 'type Clock = { now?: () => number }')],
    ],
    compliant: [
      [code('commerce/src/shipping/tax.ts', 'const taxOn = (now: Date, nowMs: number) => now')],
      [code('commerce/src/shipping/tax.ts', 'type Clock = { now: () => Date }')],
    ],
  },
  'a suffix says what the file does': {
    violations: [
      [code('commerce/src/shipping/tax-routes.ts', 'export const answer = 1')],
      [code('commerce/src/shipping/tax-store.ts', 'export const rate = 1')],
      [code('commerce/src/shipping/tax-flow.ts', `import { rate } from './tax.ts'`)],
      [code('commerce/src/shipping/tax-flow.ts', `import { type Rate } from './tax-store.ts'`)],
      [code('commerce/src/shipping/tax-flow.ts', `import { readRate } from './tax-store.ts'`)],
      [code('commerce/src/shipping/tax-jobs.ts', 'export const taxJobs = []')],
      [code('commerce/src/shipping/tax-guard.ts', 'export const taxGuards = {}')],
      [code('commerce/src/shipping/tax-provider.ts', 'export const parseTax = JSON.parse')],
    ],
    compliant: [
      [code('commerce/src/shipping/tax-routes.ts', 'serve(readTax, guard, handler)')],
      [code('commerce/src/shipping/tax-store.ts', `database.selectFrom('tax_regions')`)],
      [
        code(
          'commerce/src/shipping/tax-flow.ts',
          `import { type Rate, readRate } from './tax-store.ts'\nreadRate(database)`,
        ),
      ],
      [code('commerce/src/shipping/tax-flow.ts', 'await deps.provider.find(key)')],
      [code('commerce/src/shipping/tax-jobs.ts', `schedule('update-rates', '* * * * *', update)`)],
      [code('commerce/src/shipping/tax-guard.ts', `guard('anyone', allow)`)],
      [code('commerce/src/shipping/tax-provider.ts', 'const taxes = (): TaxProvider => live')],
      [code('commerce/src/shipping/tax-provider.ts', 'export function taxes(): TaxProvider {}')],
      [code('commerce/src/shipping/tax-provider.ts', `import { Client } from 'tax-client'`)],
    ],
  },
  'what a suffix stands for is only in files with that suffix': {
    violations: [
      [code('commerce/src/shipping/tax-store.ts', 'serve(readTax, guard, handler)')],
      [code('commerce/src/shipping/tax-routes.ts', `guard('anyone', allow)`)],
      [code('commerce/src/shipping/tax-flow.ts', `consume('update-rates', changed, update)`)],
      [code('commerce/src/shipping/tax.ts', 'export function taxes(): TaxProvider {}')],
      [code('commerce/src/shipping/tax-store.ts', 'await deps.provider.find(key)')],
      [code('commerce/src/shipping/tax-routes.ts', 'await provider[kind](key)')],
    ],
    compliant: [
      [code('commerce/src/shipping/tax-routes.ts', 'serve(readTax, guards.anyone, handler)')],
      [code('commerce/src/shipping/tax-flow.ts', 'await deps.provider.find(key)')],
      [code('commerce/src/shipping/tax-provider.ts', 'const find = () => provider.find(key)')],
      [code('commerce/src/platform/wire/serve.ts', 'export function guard() {}\nguard(1)')],
    ],
  },
  'routes share code through wire files': {
    violations: [
      [code('commerce/src/shipping/tax-wire.ts', '')],
      [
        code('commerce/src/shipping/tax-wire.ts', ''),
        code('commerce/src/shipping/tax-routes.ts', `import { tax } from './tax-wire.ts'`),
        code('commerce/src/shipping/tax.test.ts', `import { tax } from './tax-wire.ts'`),
      ],
      [code('commerce/src/cart/cart-flow.ts', `import { tax } from '../shipping/tax-routes.ts'`)],
      [
        code(
          'commerce/src/shipping/rate-routes.ts',
          `import { type TaxDeps, taxRoutes } from './tax-routes.ts'`,
        ),
      ],
    ],
    compliant: [
      [
        code('commerce/src/shipping/tax-wire.ts', ''),
        code('commerce/src/shipping/tax-routes.ts', `import { tax } from './tax-wire.ts'`),
        code(
          'commerce/src/cart/cart-routes.ts',
          `import type { A } from '../shipping/tax-wire.ts'`,
        ),
      ],
      [code('commerce/src/shipping/rate-routes.ts', `import { taxRoutes } from './tax-routes.ts'`)],
      [code('commerce/src/commerce.ts', `import { tax } from './shipping/tax-routes.ts'`)],
    ],
  },
  'a test is named after its source or a scenario': {
    violations: [
      [code('commerce/src/shipping/tax-routes.test.ts', '')],
      [code('contract/src/refusals/documented.test.ts', '')],
      [code('tools/launch/ports.test.ts', '')],
      [code('storefront/app/cart/gift.test.tsx', '')],
    ],
    compliant: [
      [
        code('commerce/src/shipping/tax-store.test.ts', ''),
        code('commerce/src/shipping/tax-store.ts', `from('tax_regions')`),
      ],
      [code('tools/launch/lock.test.ts', ''), code('tools/launch/lock.mjs', '')],
      [code('commerce/src/shipping/tax.scenario.test.ts', '')],
      [code('e2e/src/cart/cart-page.test.ts', '')],
      [code('storefront/app/cart/gift.scenario.test.tsx', '')],
      [code('storefront/app/pages.test.ts', '')],
    ],
  },
  'a test title names at most two ids': {
    violations: [
      `test('is refused (CART-001, CART-002, ERR-001)', () => {})`,
      'test.each(cases)(`is refused %s (CART-001, guarantee 3,CART-002)`, () => {})',
      `describe("a cart (CART-001, CART-002, CART-003)", () => {})`,
      `test('is placed once (guarantees 4, 7, 8)', () => {})`,
      `test('is placed once (guarantees 4, 7 and 8)', () => {})`,
    ].map((title) => [code('storefront/app/cart/bag.test.tsx', title)]),
    compliant: [
      [
        code('commerce/src/cart/cart.test.ts', `test('is refused (CART-001, ERR-001)', () => {})`),
        code('commerce/src/cart/cart.test.ts', `test('a (CART-001, guarantee 3)', a)`),
        code('commerce/src/cart/cart.test.ts', `test('a (guarantees 3 and 4)', a)`),
        code('commerce/src/cart/cart.test.ts', `[['a (CART-001)'], ['b (CART-002, CART-003)']]`),
        code('commerce/src/cart/cart.ts', `const a = '(CART-001, CART-002, CART-003)'`),
      ],
    ],
  },
  'the coupon is named in few files and features': {
    violations: [
      Array.from({ length: 28 }, (_, index) => code(`commerce/src/cart/a/${index}.ts`, 'coupon')),
      Array.from({ length: 9 }, (_, index) => code(`storefront/app/${index}/a.ts`, 'newCoupon')),
    ],
    compliant: [
      Array.from({ length: 27 }, (_, index) => code(`commerce/src/cart/a/${index}.ts`, 'coupon')),
      Array.from({ length: 26 }, (_, index) =>
        code(`storefront/app/cart/messages/${index}.ts`, 'coupon'),
      ),
      Array.from({ length: 9 }, (_, index) => code(`commerce/src/${index}/a.test.ts`, 'coupon')),
    ],
  },
  'a folder has at most 40 entries': {
    violations: [
      Array.from({ length: 41 }, (_, index) => code(`commerce/src/shipping/file-${index}.ts`, '')),
    ],
    compliant: [
      Array.from({ length: 40 }, (_, index) => code(`commerce/src/shipping/file-${index}.ts`, '')),
      Array.from({ length: 41 }, (_, index) => code(`decisions/file-${index}.md`, '')),
    ],
  },
  'a small file has a reason to stay apart': {
    violations: [
      [
        code('commerce/src/cart/total.ts', 'export const total = 1'),
        code('commerce/src/cart/cart.ts', `import { total } from './total.ts'`),
      ],
      [
        code('storefront/app/cart/total.tsx', 'export type Total = 1'),
        code('storefront/app/cart/cart.tsx', `import type { Total } from './total.tsx'`),
      ],
    ],
    compliant: [
      [
        code('commerce/src/cart/total.ts', 'export const total = 1'),
        code('commerce/src/cart/cart.ts', `import { total } from './total.ts'`),
        code('commerce/src/orders/order.ts', `import { total } from '../cart/total.ts'`),
      ],
      [
        code('commerce/src/cart/total.ts', 'export const total = 1\n'.repeat(30)),
        code('commerce/src/cart/cart.ts', `import { total } from './total.ts'`),
      ],
      [
        code('storefront/app/cart/total.tsx', 'export const total = 1'),
        code('storefront/app/cart/cart.tsx', `const total = () => import('./total.tsx')`),
      ],
      [
        code('commerce/src/cart/total.ts', 'export const total = 1'),
        code('commerce/src/cart/total.test.ts', `import { total } from './total.ts'`),
      ],
      [
        code('commerce/src/cart/cart-routes.ts', 'serve(readCart, guards.ownCart, read)'),
        code('commerce/src/commerce.ts', `import './cart/cart-routes.ts'`),
      ],
      [
        ...['a', 'b', 'c', 'd', 'e'].map((name) => code(`contract/src/blocks/${name}.ts`, '')),
        code(
          'contract/src/blocks/registry.ts',
          ['a', 'b', 'c', 'd', 'e'].map((name) => `import './${name}.ts'`).join('\n'),
        ),
      ],
      [
        ...['a', 'b', 'c', 'd', 'e'].map((name) => code(`commerce/src/${name}/list.ts`, '')),
        code(
          'commerce/src/lists.ts',
          ['a', 'b', 'c', 'd', 'e'].map((name) => `import './${name}/list.ts'`).join('\n'),
        ),
      ],
    ],
  },
} satisfies Partial<Record<keyof typeof rules, Trees>>
