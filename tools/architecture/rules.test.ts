import { afterAll, expect, test } from 'vitest'
import { messageTrees } from './message-trees.ts'
import { namingTrees } from './naming-trees.ts'
import { plantedRefusals } from './planted-refusals.ts'
import { plantedTree, removePlantedTrees } from './planted-tree.ts'
import { code, queryTrees, type Trees } from './query-trees.ts'
import { rules } from './rules.ts'
import { readSources, type Source } from './sources.ts'
import { stylingTrees } from './styling-trees.ts'

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
  'an amount of an answer is not converted back': {
    violations: [
      [code('commerce/src/checkout/order-from-cart.ts', 'total: minorOf(answer.totals.total)')],
      [code('commerce/src/orders/documents/invoice.ts', `import { minorOf } from 'money'`)],
    ],
    compliant: [
      [code('commerce/src/checkout/placement-flow.ts', 'minorOf(body.seenTotal)')],
      [code('commerce/src/orders/order-answer.ts', 'amountOf(total) // not minorOf')],
      [code('commerce/src/checkout/order-from-cart.test.ts', 'minorOf(totals.total)')],
    ],
  },
  ...namingTrees,
  ...messageTrees,
  'a page refers to refusals by their names': plantedRefusals,
  ...stylingTrees,
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
  'a document names paths that exist': {
    violations: [
      [code('README.md', 'see `commerce/src/cart/gone.ts`')],
      [code('ARCHITECTURE.md', 'in `cart/gone/`')],
      [code('docs/changing.md', '`gone-store.ts` has it')],
      [code('decisions/001-a.md', 'as in [002](002-gone.md#chapter)')],
      [code('demo/README.md', 'the folder [gone](src/gone)')],
    ],
    compliant: [
      [
        code('commerce/src/cart/cart.ts', ''),
        code('decisions/001-a.md', '`commerce/src/cart/cart.ts` and `cart.ts` in `commerce/`'),
        code('docs/a.md', '[001](../decisions/001-a.md), `/cart/v1/cart` and `a/b.ts` (new)'),
        code('README.md', '[site](https://cairn.test) `DATA_DIR/images` `-store.ts`'),
      ],
    ],
  },
  'a document names identifiers that exist': {
    violations: [
      [code('docs/a.md', 'calls `goneCall`')],
      [code('decisions/001-a.md', 'see `goneCall()`'), code('docs/b.md', 'goneCall')],
    ],
    compliant: [
      [code('docs/a.md', 'see `priceCart`'), code('commerce/a.ts', 'function priceCart() {}')],
      [code('docs/a.md', 'adds `isNew`\n\n```ts\nconst isNew = true\n```\n')],
    ],
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
      [lock('node_modules/a', { optional: true, os: ['win32'] })],
    ],
    compliant: [
      [lock('node_modules/a/node_modules/b', { inBundle: true })],
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
