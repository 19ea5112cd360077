import { afterAll, expect, test } from 'vitest'
import { rules } from './rules.ts'
import { readSources, type Source } from './sources.ts'
import { plantedTree, removePlanted } from './planted-tree.ts'

afterAll(removePlanted)

const lock = (path: string, entry: object): Source => ({
  path: 'package-lock.json',
  text: JSON.stringify({ packages: { '': {}, [path]: { version: '1.0.0', ...entry } } }),
})
const hashed = { integrity: 'sha512-x' }
const code = (path: string, text: string): Source => ({ path, text })
const migration = code('commerce/migrations/001-cart.sql', 'create table carts (id uuid);')
const inCart = (text: string): Source[] => [
  migration,
  code('commerce/src/cart/cart-store.ts', text),
]
const beside = (text: string): Source[] => [
  ...inCart(`db.selectFrom('carts')`),
  code('commerce/src/orders/orders-store.ts', text),
]

/** Each rule, with trees that break it and trees that keep it. */
const planted: Record<keyof typeof rules, { broken: Source[][]; kept: Source[][] }> = {
  'a feature imports only the features before it': {
    broken: [
      [code('commerce/src/cart/cart.ts', `import { a } from '../orders/order.ts'`)],
      [code('commerce/src/cart/cart.ts', `import type { A } from "../orders/order.ts"`)],
      [code('commerce/src/cart/deep/a.ts', `const a = await import('../../checkout/a.ts')`)],
      [code('commerce/src/cart/cart.ts', `export { a } from '../orders/order.ts'`)],
      [code('commerce/src/cart/cart.ts', `import '../orders/order.ts'`)],
      [code('commerce/src/cart/cart.ts', `import { a } from '../commerce.ts'`)],
      [code('commerce/src/cart/cart-store.ts', `import { a } from '../testing/shop.ts'`)],
      [code('commerce/src/platform/a.ts', `import { cart } from '../cart/cart.ts'`)],
      [code('commerce/src/platform/wire/a.ts', `import { b } from '../../sessions/b.ts'`)],
      [code('commerce/src/misfits/a.ts', `export const a = 1`)],
    ],
    kept: [
      [code('commerce/src/orders/order.ts', `import { a } from '../cart/cart.ts'`)],
      [code('commerce/src/cart/cart.ts', `// import { a } from '../orders/order.ts'`)],
      [code('commerce/src/cart/cart.test.ts', `import { a } from '../testing/shop.ts'`)],
      [code('commerce/src/commerce.ts', `import { a } from './orders/order.ts'`)],
    ],
  },
  'a workspace is imported by its name': {
    broken: [
      [code('contract/src/a.ts', `import { b } from '../../commerce/src/cart/cart.ts'`)],
      [code('storefront/app/cart/a.tsx', `import('../../../commerce/src/cart/cart.ts')`)],
      [code('sandbox/src/a.ts', `import { b } from '../../server/src/main.ts'`)],
    ],
    kept: [[code('server/src/a.ts', `import { b } from '@cairn/commerce/cart/cart'`)]],
  },
  'there are no path aliases': {
    broken: [
      [code('storefront/app/a.ts', `import { b } from '~/b.ts'`)],
      [code('server/src/a.ts', `import { b } from '#b'`)],
      [code('tsconfig.json', `{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }`)],
      [code('server/package.json', `{ "imports": { "#b": "./b.ts" } }`)],
      [code('storefront/vite.config.ts', `export default { resolve: { alias: {} } }`)],
    ],
    kept: [[code('storefront/app/a.ts', `import { b } from '@cairn/contract/b'`)]],
  },
  'there are no barrels': {
    broken: [
      [code('contract/src/index.ts', `export { a } from './a.ts'\nexport * from './b.ts'\n`)],
      [code('contract/src/all.ts', `// all\nexport type { A } from './a.ts'\n`)],
    ],
    kept: [[code('storefront/a.ts', `export { a } from './a.ts'\nexport const b = 1\n`)]],
  },
  'a table has one owner': {
    broken: [
      beside(`db.updateTable('carts').set({ a: 1 })`),
      beside(`db.selectFrom('orders').innerJoin('carts', 'a', 'b')`),
      beside(`db.selectFrom(['orders', 'x']).leftJoin('carts as c', 'a', 'b')`),
      beside('sql<Row>`select 1 from orders o join carts c on true`'),
      beside('sql`insert into carts values (1)`'),
    ],
    kept: [
      beside(`db.selectFrom('orders')`),
      beside(`db.selectFrom('live_carts') // selectFrom('carts')`),
      [...inCart(`db.selectFrom('carts')`), code('commerce/src/cart/a-jobs.ts', `from('carts')`)],
    ],
  },
  'only stores ask the database': {
    broken: [
      [code('commerce/src/cart/cart-routes.ts', `database.selectFrom('carts').selectAll()`)],
      [code('commerce/src/cart/cart.ts', 'sql<Row>`select 1`.execute(database)')],
      [code('commerce/src/commerce.ts', 'sql`select 1`')],
    ],
    kept: [
      inCart(`database.selectFrom('carts')`),
      [code('commerce/src/platform/database/migrate.ts', 'sql`select 1`')],
    ],
  },
  'a decision is told what time it is': {
    broken: [
      [code('commerce/src/cart/cart.ts', 'const now = new Date()')],
      [code('commerce/src/cart/cart.ts', 'const now = new Date( )')],
      [code('commerce/src/cart/cart.ts', 'const now = new Date')],
      [code('contract/src/cart.ts', 'const now = new Date()')],
    ],
    kept: [
      [code('commerce/src/cart/cart.ts', 'const then: Date = new Date(told) // not new Date()')],
      [code('commerce/src/cart/cart-jobs.ts', 'const now = new Date()')],
      [code('commerce/src/cart/cart-provider.ts', 'const now = new Date()')],
    ],
  },
  'a file is named after what it is about': {
    broken: ['utils/a.ts', 'a/helpers.ts', 'common/a.ts', 'a/lib/b.ts', 'types.d.ts']
      .concat(['a/constants.ts', 'cart-utils.ts', 'cart-helper.test.ts', 'cart-manager.ts'])
      .map((path) => [code(`commerce/src/${path}`, '')]),
    kept: [[code('commerce/src/cart/library.ts', ''), code('contract/src/content-types.ts', '')]],
  },
  'nothing is left for later': {
    broken: [
      [code('commerce/src/cart/cart.ts', '// TODO: round')],
      [code('commerce/migrations/001-a.sql', '-- FIXME')],
      [code('README.md', 'TODO')],
    ],
    kept: [[code('storefront/app/messages/es.ts', `'Todo el catálogo'`)]],
  },
  'nothing points outside the tree': {
    broken: [[code('.ci/run', `cd ${['', 'work', 'main'].join('/')}`)]],
    kept: [[code('README.md', 'how we work/main things')]],
  },
  'every dependency is one version with a hash (promise 49)': {
    broken: [
      [code('package.json', `{ "dependencies": { "a": "^1.0.0" } }`)],
      [code('server/package.json', `{ "devDependencies": { "a": "~1.0.0" } }`)],
      [code('e2e/package.json', `{ "optionalDependencies": { "a": "*" } }`)],
      [code('bench/package.json', `{ "dependencies": { "a": "github:a/b" } }`)],
      [code('package.json', `{ "overrides": { "a": "latest" } }`)],
      [lock('node_modules/a', {})],
      [lock('node_modules/a', { optional: true })],
    ],
    kept: [
      [lock('node_modules/a', { optional: true, os: ['win32'] })],
      [code('package.json', `{ "dependencies": { "a": "1.0.0", "b": "2.0.0-rc.1" } }`)],
      [lock('node_modules/@cairn/contract', { link: true })],
    ],
  },
  'the lock lists the packages of every machine': {
    broken: [
      [lock('node_modules/a', { ...hashed, optionalDependencies: { 'a-win32-x64': '1.0.0' } })],
    ],
    kept: [[lock('node_modules/a', { ...hashed, optionalDependencies: {} })]],
  },
  'there are no server components (promise 49)': {
    broken: [[lock('node_modules/react-server-dom-webpack', hashed)]],
    kept: [[lock('node_modules/react-dom', hashed)]],
  },
  'nothing runs while it is installed (promise 49)': {
    broken: [
      [lock('node_modules/a', { ...hashed, hasInstallScript: true })],
      [code('package.json', `{ "scripts": { "postinstall": "node a.mjs" } }`)],
    ],
    kept: [[lock('node_modules/a', hashed), code('package.json', `{ "scripts": { "a": "b" } }`)]],
  },
}

const cases = Object.entries(planted).map(([name, { broken, kept }]) => ({ name, broken, kept }))

test.each(cases)('caught: $name', ({ name, broken, kept }) => {
  const rule = Object.entries(rules).find(([each]) => each === name)?.[1]
  expect(broken.map((tree) => rule?.(tree).length)).toEqual(broken.map(() => 1))
  expect(kept.flatMap((tree) => rule?.(tree))).toEqual([])
})

test('a planted tree is read from the disk as the rules expect it', () => {
  const files = {
    'commerce/src/cart/cart.ts': 'const now = new Date()',
    '.ci/run': '# TODO',
    'node_modules/a/index.ts': '// TODO',
  }
  const sources = readSources(plantedTree([], files))
  expect(sources.map(({ path }) => path)).toEqual(['.ci/run', 'commerce/src/cart/cart.ts'])
})
