import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@cairn/contract/calls'
import { afterAll, expect, test } from 'vitest'
import { plantedTree, removePlantedTrees, root, runIn, withPackages } from './planted-tree.ts'

afterAll(removePlantedTrees)

const compilerTimeout = 60_000

/** One violation for each compiler option, with the number of the error. */
const brokenTypes: Record<string, string> = {
  'strict TS2322': `export const a: string = null`,
  'noUncheckedIndexedAccess TS2322': `export const a = (list: string[]): string => list[0]`,
  'exactOptionalPropertyTypes TS2375': `export const a: { b?: string } = { b: undefined }`,
  'noPropertyAccessFromIndexSignature TS4111': `export const a = (b: Record<string, 1>) => b.c`,
  'noImplicitOverride TS4114': `class A { b() {} }\nexport class C extends A { b() {} }`,
  'noFallthroughCasesInSwitch TS7029': `export function a(b: number) {
    switch (b) { case 1: b += 1
      default: return b } }`,
  'noUnusedLocals TS6133': `const a = 1\nexport {}`,
  'noUnusedParameters TS6133': `export const a = (b: number) => 1`,
  'verbatimModuleSyntax TS1484': `import { Call } from 'CONTRACT/wire/call.ts'\nexport type A = Call`,
  'erasableSyntaxOnly TS1294': `export enum A { B }`,
}

const declaredCall = {
  method: `'GET'`,
  path: `'/a'`,
  summary: `'A.'`,
  policy: `'anyone'`,
  rate: `'read'`,
  repeat: `'safe'`,
  answer: `z.object({})`,
  refuses: `[]`,
}

const declaration = (parts: Partial<typeof declaredCall>): string =>
  `import { z } from 'zod'
import { call } from 'CONTRACT/wire/call.ts'
export const a = call({ ${Object.entries(parts).map(([key, value]) => `${key}: ${value}`)} })`

const { policy, ...withoutPolicy } = declaredCall
const brokenCalls = {
  'a call without a policy TS2741': declaration(withoutPolicy),
  'a call with an unknown policy TS2322': declaration({ ...declaredCall, policy: `'nobody'` }),
  'a call with an unknown refusal TS2322': declaration({
    ...declaredCall,
    refuses: `['unknownRefusal']`,
  }),
}

const consumers = (...events: string[]): string =>
  `import { consume, consumersOfEveryEvent } from 'COMMERCE/platform/jobs/consumer.ts'
const work = async () => {}
export const a = consumersOfEveryEvent([${events.map((event) => `consume('a', '${event}', work)`).join()}])`

const brokenConsumers = {
  'an event without a consumer TS2345': consumers('order-placed'),
  'a consumer of an unknown event TS2345': consumers('unknown-event'),
  'an unknown event TS2345': `import { emit } from 'COMMERCE/platform/jobs/outbox.ts'
export const a = (b: Parameters<typeof emit>[0]) => emit(b, 'unknown-event', { orderId: '1' })`,
}

const withMessages = (imports: string, text: string): string =>
  `import { ${imports}, type Translation } from 'CONTRACT/translation/translation.ts'
const en = { title: 'Cart', text: '{count, plural, =0 {empty} one {# item} other {# items}} of {name}' } as const
export const a: Translation<typeof en> = { title: '{Carrello}', text: 'A {name}: {count, plural, other {#}}' }
${text}`

const translated = (record: string) =>
  withMessages(
    'type Translate',
    `export const b: Translation<typeof en> = ${record}\nexport type C = Translate<typeof en>`,
  )

const message = (parameters: string) =>
  withMessages(
    'type MessagesByLanguage, translatorFor',
    `export const b = (c: MessagesByLanguage<typeof en>) => translatorFor(c, 'it')(${parameters})`,
  )

const brokenMessages = {
  'a missing message TS2741': translated(`{ title: 'Carrello' }`),
  'a surplus message TS2353': translated(`{ title: '', text: '{count} {name}', more: 'Altro' }`),
  'a missing placeholder TS2322': translated(`{ title: '', text: '{count} articoli' }`),
  'a missing placeholder of a plural TS2322': translated(`{ title: '', text: 'di {name}' }`),
  'an unknown message TS2345': message(`'more', {}`),
  'a message without its values TS2554': message(`'text'`),
  'a message without one of its values TS2345': message(`'text', { count: 1 }`),
}

const brokenModules = { ...brokenTypes, ...brokenCalls, ...brokenConsumers, ...brokenMessages }

const violations = Object.entries(brokenModules).map(([name, text], place) => ({
  file: `${place}.ts`,
  errorCode: name.split(' ').at(-1) ?? '',
  name,
  text,
}))

test('the compiler reports every violation', { timeout: compilerTimeout }, () => {
  const valid = [
    { file: 'kept.ts', text: declaration({ ...declaredCall, policy }) },
    { file: 'kept-messages.ts', text: message(`'text', { count: 1, name: '', more: '' }`) },
  ]
  const files = [...valid, ...violations].map(({ file, text }) => [file, withSources(text)])
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules', '@types')] },
    include: ['*.ts'],
  }
  const tree = withPackages(
    plantedTree([], {
      ...Object.fromEntries(files),
      'tsconfig.json': JSON.stringify(settings),
      'package.json': JSON.stringify({ type: 'module' }),
    }),
  )
  const output = compilerOutput(tree, '.')
  const reportedErrors = [...output.matchAll(/^([\w-]+\.ts)\(.*?error (TS\d+)/gm)].map(
    ([, file, errorCode]) => `${file} ${errorCode}`,
  )
  expect(new Set(reportedErrors)).toEqual(
    new Set(violations.map(({ file, errorCode }) => `${file} ${errorCode}`)),
  )
})

const imports = `import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import type { Commerce } from '../platform/calls/commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import type { LoaderFunctionArgs } from 'react-router'
export type UsedImports = [Commerce, LoaderFunctionArgs, typeof browserCommerce, typeof pageContext,
  typeof withSession, typeof showMessage]
`
const cancelOrder = `commerce.cancelOrder({ query: {}, body: { orderNumber: '1' } }`
const inLoader = (call: string): string => `${imports}
export async function loader({ context }: LoaderFunctionArgs) {
  const { commerce } = context.get(pageContext)
  return ${call}
}`
const inAction = (call: string): string => `${imports}
export async function action({ context }: LoaderFunctionArgs) {
  const { commerce } = context.get(pageContext)
  return withSession(commerce, () => ${call})
}`
const inStore = (call: string): string => `${imports}
export async function change(commerce = browserCommerce()) { await ${call} }`

const someHandlers = `{ pastOrderNotFound: showMessage, reviewTooLong: showMessage }`
const allHandlers = `{ pastOrderNotFound: showMessage, orderAlreadyShipped: showMessage, reviewTooLong: showMessage }`

/** Calls of a loader, an action and a client store without all handlers, with the number of the error. */
const brokenPages = {
  'loader-without-handlers TS2554': inLoader(`${cancelOrder})`),
  'loader-without-one-handler TS2741': inLoader(`${cancelOrder}, ${someHandlers})`),
  'action-without-handlers TS2554': inAction(`${cancelOrder})`),
  'action-without-one-handler TS2741': inAction(`${cancelOrder}, ${someHandlers})`),
  'store-without-handlers TS2554': inStore(`${cancelOrder})`),
  'store-without-one-handler TS2741': inStore(`${cancelOrder}, ${someHandlers})`),
  'unknown-refusal TS2353': inStore(
    `${cancelOrder}, { ...${allHandlers}, couponExpired: showMessage })`,
  ),
}

/** The route types are generated later. */
const routeTypes = `declare module '*-route.ts' {
  export namespace Route {
    type LoaderArgs = import('react-router').LoaderFunctionArgs & { params: any }
    type ActionArgs = LoaderArgs
  }
}`

const makesCall = /[cC]ommerce(?:\(\))?\s*\.\w+\(|\}: Commerce\b/

test('a refusal that a page does not handle is reported', { timeout: 3 * compilerTimeout }, () => {
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
      paths: { '@cairn/contract/*': ['./contract/src/*.ts'] },
    },
    include: ['storefront/app'],
    exclude: ['**/testing', '**/*.test.ts', '**/*.test.tsx'],
  }
  const kept = {
    'kept-loader': inLoader(`${cancelOrder}, ${allHandlers})`),
    'kept-action': inAction(`${cancelOrder}, ${allHandlers})`),
    'kept-store': inStore(`${cancelOrder}, ${allHandlers})`),
  }
  const pages = Object.entries({ ...kept, ...brokenPages }).map(
    ([name, text]) => [`storefront/app/planted/${name.split(' ')[0]}.ts`, text] as const,
  )
  const everyCall = Object.keys(calls).map((name) => `  commerce.${name}({} as never, {}),`)
  const tree = withPackages(
    plantedTree(['tsconfig.json', 'contract', 'storefront/app'], {
      'pages.json': JSON.stringify(settings),
      'storefront/app/planted/route-types.d.ts': routeTypes,
      'storefront/app/planted/every-call.ts': `${imports}export const a = (commerce: Commerce) => [\n${everyCall.join('\n')}\n]`,
      ...Object.fromEntries(pages),
    }),
  )
  for (const path of globSync('contract/src/**/*-calls.ts', { cwd: tree })) {
    const file = join(tree, path)
    const text = readFileSync(file, 'utf8')
    const refuses = /refuses: (?:\[|(\w+))/g
    writeFileSync(
      file,
      text.replace(refuses, (_, list?: string) =>
        list ? `refuses: ['reviewTooLong', ...${list}]` : `refuses: ['reviewTooLong', `,
      ),
    )
  }
  const output = compilerOutput(tree, 'pages.json')
  const errors = output
    .split(/^(?=storefront\/app\/)/m)
    .filter((error) =>
      /every-call|reviewTooLong|orderAlreadyShipped|couponExpired|Expected 2 arg/.test(error),
    )
    .map((error) => /^storefront\/app\/(\S+)\((\d+).*?error (TS\d+)/.exec(error) ?? [])

  const planted = errors.flatMap(([, path, , code]) => {
    const name = /^planted\/(?!every-call)(.*)\.ts$/.exec(path ?? '')?.[1]
    return name === undefined ? [] : [`${name} ${code}`]
  })
  expect(new Set(planted)).toEqual(new Set(Object.keys(brokenPages)))

  const linesWithErrors = errors.flatMap(([, path, line]) =>
    path === 'planted/every-call.ts' ? [line] : [],
  )
  expect(new Set(linesWithErrors).size).toBe(everyCall.length)

  const filesWithErrors = new Set(errors.map(([, path]) => path))
  const filesWithCalls = globSync('**/*.{ts,tsx}', { cwd: join(tree, 'storefront/app') })
    .filter((path) => !/\.test\.|\/testing\/|^planted\/|^platform\/calls\/c/.test(path))
    .filter((path) => makesCall.test(readFileSync(join(tree, 'storefront/app', path), 'utf8')))
  expect(filesWithCalls.length).toBeGreaterThan(50)
  expect(filesWithCalls.filter((path) => !filesWithErrors.has(path))).toEqual([])
})

test('unused code and unlisted dependencies are reported', { timeout: 30_000 }, () => {
  const manifest = { name: '@cairn/server', type: 'module', dependencies: { hono: '4.13.19' } }
  const tree = withPackages(
    plantedTree(['knip.json'], {
      'package.json': JSON.stringify({
        name: 'planted',
        workspaces: ['server'],
        scripts: { start: 'node server/src/main.ts' },
      }),
      'server/package.json': JSON.stringify(manifest),
      'server/src/main.ts': `import pg from 'pg'\nimport { used } from './log.ts'\nused(pg)\n`,
      'server/src/log.ts': `export const used = (a: unknown) => a\nexport const unused = 1\n`,
      'server/src/forgotten.ts': `export const forgotten = 1\n`,
    }),
  )
  const { status, output } = runIn(tree, 'knip/bin/knip.js', '--no-progress')
  expect(status).not.toBe(0)
  expect(output).toMatch(/Unused files[^]*server\/src\/forgotten\.ts/)
  expect(output).toMatch(/Unused dependencies[^]*hono/)
  expect(output).toMatch(/Unlisted dependencies[^]*pg/)
  expect(output).toMatch(/Unused exports[^]*unused/)
  expect(output).not.toMatch(/\bused\s+function/)
})

test('a file with another format is reported', () => {
  const tree = plantedTree(['.oxfmtrc.json'], {
    'kept.ts': `export const kept = 'a'\n`,
    'loose.ts': `export const loose = "a";\n`,
  })
  const { status, output } = runIn(tree, 'oxfmt/bin/oxfmt', '--check', '.')
  expect(status).not.toBe(0)
  expect(output).toContain('loose.ts')
  expect(output).not.toContain('kept.ts')
})

/** One checker takes half of the processor time of several, which compute the types of the contract again. */
const compilerOutput = (tree: string, project: string): string =>
  runIn(tree, 'typescript/bin/tsc', '-p', project, '--pretty', 'false', '--checkers', '1').output

const withSources = (text: string): string =>
  text
    .replaceAll('CONTRACT', join(root, 'contract', 'src'))
    .replaceAll('COMMERCE', join(root, 'commerce', 'src'))
