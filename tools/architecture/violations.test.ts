import { afterAll, expect, test } from 'vitest'
import { plantedRefusals } from './planted-refusals.ts'
import { rules } from './rules.ts'
import { readSources, type Source } from './sources.ts'
import { plantedTree, removePlantedTrees } from './planted-tree.ts'
import { code, queryTrees, type Trees } from './query-trees.ts'

afterAll(removePlantedTrees)

const lock = (path: string, entry: object): Source => ({
  path: 'package-lock.json',
  text: JSON.stringify({ packages: { '': {}, [path]: { version: '1.0.0', ...entry } } }),
})
const hashedEntry = { integrity: 'sha512-x' }

type OtherRule = Exclude<keyof typeof rules, 'a feature imports only features that come before it'>

/** For each rule, trees that violate it and trees that comply. */
const treesByRule: Record<OtherRule, Trees> = {
  'a workspace is imported by its package name': {
    violations: [
      [code('contract/src/a.ts', `import { b } from '../../commerce/src/cart/cart.ts'`)],
      [code('storefront/app/cart/a.tsx', `import('../../../commerce/src/cart/cart.ts')`)],
      [code('sandbox/src/a.ts', `import { b } from '../../server/src/main.ts'`)],
    ],
    compliant: [[code('server/src/a.ts', `import { b } from '@cairn/commerce/cart/cart'`)]],
  },
  'there are no path aliases': {
    violations: [
      [code('storefront/app/a.ts', `import { b } from '~/b.ts'`)],
      [code('server/src/a.ts', `import { b } from '#b'`)],
      [code('tsconfig.json', `{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }`)],
      [code('server/package.json', `{ "imports": { "#b": "./b.ts" } }`)],
      [code('storefront/vite.config.ts', `export default { resolve: { alias: {} } }`)],
    ],
    compliant: [[code('storefront/app/a.ts', `import { b } from '@cairn/contract/b'`)]],
  },
  'there are no barrel files': {
    violations: [
      [code('contract/src/index.ts', `export { a } from './a.ts'\nexport * from './b.ts'\n`)],
      [code('contract/src/all.ts', `// all\nexport type { A } from './a.ts'\n`)],
    ],
    compliant: [[code('storefront/a.ts', `export { a } from './a.ts'\nexport const b = 1\n`)]],
  },
  ...queryTrees,
  'a decision does not read the clock': {
    violations: [
      [code('commerce/src/cart/cart.ts', 'const now = new Date()')],
      [code('commerce/src/cart/cart.ts', 'const now = new Date( )')],
      [code('commerce/src/cart/cart.ts', 'const now = new Date')],
      [code('contract/src/cart/cart-calls.ts', 'const now = new Date()')],
    ],
    compliant: [
      [code('commerce/src/cart/cart.ts', 'const then: Date = new Date(told) // not new Date()')],
      [code('commerce/src/cart/cart-jobs.ts', 'const now = new Date()')],
      [code('commerce/src/cart/cart-provider.ts', 'const now = new Date()')],
    ],
  },
  'a file name says what the file contains': {
    violations: ['utils/a.ts', 'a/helpers.ts', 'common/a.ts', 'a/lib/b.ts', 'types.d.ts']
      .concat(['a/constants.ts', 'cart-utils.ts', 'cart-helper.test.ts', 'cart-manager.ts'])
      .map((path) => [code(`commerce/src/${path}`, '')]),
    compliant: [
      [code('commerce/src/cart/library.ts', ''), code('contract/src/content-types.ts', '')],
    ],
  },
  'a type name says what the type is': {
    violations: ['Wanted', 'Asking', 'Told', 'Words', 'Outcome'].map((name) => [
      code('commerce/src/shipping/tax.ts', `export type ${name} = string`),
    ]),
    compliant: [
      [code('commerce/src/shipping/tax.ts', 'type RequestedVariant = string\n// type Wanted = 1')],
      [code('contract/src/wire/call.ts', 'export type Setting<Value> = Value')],
    ],
  },
  'now is an instant or a clock': {
    violations: [
      [code('commerce/src/shipping/tax.ts', 'const taxOn = (now: PricingConditions) => now')],
    ],
    compliant: [
      [code('commerce/src/shipping/tax.ts', 'const taxOn = (now: Date) => now')],
      [code('commerce/src/shipping/tax.ts', 'type Clock = { now: () => Date }')],
    ],
  },
  'a page refers to refusals by their names': plantedRefusals,
  'a suffix says what the file does': {
    violations: [
      [code('commerce/src/shipping/tax-routes.ts', 'export const answer = 1')],
      [code('commerce/src/shipping/tax-store.ts', 'export const rate = 1')],
      [code('commerce/src/shipping/tax-flow.ts', `import { rate } from './tax.ts'`)],
      [code('commerce/src/shipping/tax-jobs.ts', 'export const rate = 1')],
    ],
    compliant: [
      [code('commerce/src/shipping/tax-routes.ts', 'serve(readTax, guard, handler)')],
      [code('commerce/src/shipping/tax-store.ts', `database.selectFrom('tax_regions')`)],
      [code('commerce/src/shipping/tax-flow.ts', `import { readRate } from './tax-store.ts'`)],
      [code('commerce/src/shipping/tax-jobs.ts', `schedule('update-rates', '* * * * *', update)`)],
    ],
  },
  'only routes files serve calls': {
    violations: [[code('commerce/src/shipping/tax-wire.ts', 'serve(readTax, guard, handler)')]],
    compliant: [[code('commerce/src/shipping/tax-routes.ts', 'serve(readTax, guard, handler)')]],
  },
  'a test is named after its source or a scenario': {
    violations: [
      [code('commerce/src/shipping/tax-routes.test.ts', '')],
      [code('storefront/app/cart/gift.test.tsx', '')],
    ],
    compliant: [
      [
        code('commerce/src/shipping/tax-store.test.ts', ''),
        code('commerce/src/shipping/tax-store.ts', `from('tax_regions')`),
      ],
      [code('commerce/src/shipping/tax.scenario.test.ts', '')],
      [code('storefront/app/cart/gift.scenario.test.tsx', '')],
    ],
  },
  'a test title names at most two ids': {
    violations: [
      `test('is refused (CART-001, CART-002, ERR-001)', () => {})`,
      'test.each(cases)(`is refused %s (CART-001, guarantee 3,CART-002)`, () => {})',
      `describe("a cart (CART-001, CART-002, CART-003)", () => {})`,
    ].map((title) => [code('storefront/app/cart/bag.test.tsx', title)]),
    compliant: [
      [
        code('commerce/src/cart/cart.test.ts', `test('is refused (CART-001, ERR-001)', () => {})`),
        code('commerce/src/cart/cart.test.ts', `test('a (CART-001, guarantee 3)', a)`),
        code('commerce/src/cart/cart.test.ts', `[['a (CART-001)'], ['b (CART-002, CART-003)']]`),
        code('commerce/src/cart/cart.ts', `const a = '(CART-001, CART-002, CART-003)'`),
      ],
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
  'there are no TODO or FIXME comments': {
    violations: [
      [code('commerce/src/cart/cart.ts', '// TODO: round')],
      [code('commerce/migrations/001-a.sql', '-- FIXME')],
      [code('README.md', 'TODO')],
    ],
    compliant: [[code('storefront/app/messages/es.ts', `'Todo el catálogo'`)]],
  },
  'no file names a folder of a developer machine': {
    violations: [[code('.ci/run', `cd ${['', 'work', 'main'].join('/')}`)]],
    compliant: [[code('README.md', 'how we work/main things')]],
  },
  'a command runs after everything it uses is defined': {
    violations: [
      [code('tools/a.ts', `await commandLine(run)\n\nasync function run() {}\n\nconst a = 1\n`)],
      [code('tools/a.ts', `commandLine(run)\nclass A {}\n`)],
    ],
    compliant: [[code('tools/a.ts', `const a = 1\n\nawait commandLine(run) // the end\n`)]],
  },
  'a journey waits for the state of a page': {
    violations: [
      [code('e2e/src/a.test.ts', 'expect(await dialog.isVisible()).toBe(false)')],
      [code('e2e/src/a.test.ts', `expect(\n  await page.getByText('(a)').count(),\n).toBe(1)`)],
      [code('e2e/src/a.test.ts', 'expect(await rows.count()).not.toBe(0)')],
      [
        code(
          'e2e/src/a.test.ts',
          'expect(await a.evaluate((b) => b === activeElement)).toBe(true)',
        ),
      ],
    ],
    compliant: [
      [code('e2e/src/a.test.ts', 'await expect.poll(() => dialog.isVisible()).toBe(false)')],
      [code('e2e/src/a.test.ts', `expect(await page.getByText('(a)').count()).toBe(0)`)],
      [code('e2e/src/a.test.ts', 'expect(\n  await alert(page, { name }).count(),\n).toBe(0)')],
      [code('e2e/src/a.test.ts', 'expect(await layoutShifts(page)).toEqual([])')],
      [code('storefront/app/a.test.ts', 'expect(await rows.count()).toBe(1)')],
    ],
  },
  'a journey does not wait for a fixed time': {
    violations: [
      [code('e2e/src/a.test.ts', 'await page.waitForTimeout(300)')],
      [code('e2e/src/pages/a-page.ts', `await page.waitForLoadState('networkidle')`)],
      [code('e2e/src/a.test.ts', `import { setTimeout } from 'node:timers/promises'`)],
    ],
    compliant: [[code('e2e/src/a.test.ts', 'await page.clock.runFor(6_000)')]],
  },
  'every dependency has an exact version and a hash (guarantee 49)': {
    violations: [
      [code('package.json', `{ "dependencies": { "a": "^1.0.0" } }`)],
      [code('server/package.json', `{ "devDependencies": { "a": "~1.0.0" } }`)],
      [code('e2e/package.json', `{ "optionalDependencies": { "a": "*" } }`)],
      [code('bench/package.json', `{ "dependencies": { "a": "github:a/b" } }`)],
      [code('package.json', `{ "overrides": { "a": "latest" } }`)],
      [lock('node_modules/a', {})],
      [lock('node_modules/a', { optional: true })],
    ],
    compliant: [
      [lock('node_modules/a', { optional: true, os: ['win32'] })],
      [code('package.json', `{ "dependencies": { "a": "1.0.0", "b": "2.0.0-rc.1" } }`)],
      [lock('node_modules/@cairn/contract', { link: true })],
    ],
  },
  'the lock file lists the packages of every platform': {
    violations: [
      [
        lock('node_modules/a', {
          ...hashedEntry,
          optionalDependencies: { 'a-win32-x64': '1.0.0' },
        }),
      ],
    ],
    compliant: [[lock('node_modules/a', { ...hashedEntry, optionalDependencies: {} })]],
  },
  'there are no React server components (guarantee 49)': {
    violations: [[lock('node_modules/react-server-dom-webpack', hashedEntry)]],
    compliant: [[lock('node_modules/react-dom', hashedEntry)]],
  },
  'no package runs an install script (guarantee 49)': {
    violations: [
      [lock('node_modules/a', { ...hashedEntry, hasInstallScript: true })],
      [code('package.json', `{ "scripts": { "postinstall": "node a.mjs" } }`)],
    ],
    compliant: [
      [lock('node_modules/a', hashedEntry), code('package.json', `{ "scripts": { "a": "b" } }`)],
    ],
  },
}

const ruleCases = Object.entries(treesByRule).map(([name, { violations, compliant }]) => ({
  name,
  violations,
  compliant,
}))

test.each(ruleCases)('finds violations of: $name', ({ name, violations, compliant }) => {
  const rule = Object.entries(rules).find(([ruleName]) => ruleName === name)?.[1]
  expect(violations.map((tree) => rule?.(tree).length)).toEqual(violations.map(() => 1))
  expect(compliant.flatMap((tree) => rule?.(tree))).toEqual([])
})

test('a tree on disk is read in the form that the rules expect', () => {
  const files = {
    'commerce/src/cart/cart.ts': 'const now = new Date()',
    '.ci/run': '# TODO',
    'node_modules/a/index.ts': '// TODO',
  }
  const sources = readSources(plantedTree([], files))
  expect(sources.map(({ path }) => path)).toEqual(['.ci/run', 'commerce/src/cart/cart.ts'])
})
