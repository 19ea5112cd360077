import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plantedTree, removePlantedTrees, root, runIn } from './planted-tree.ts'

afterAll(removePlantedTrees)

const lines = (count: number, line: string): string => `${line}\n`.repeat(count)
const component = (body: string): string =>
  `import { useState } from 'react'\nexport function CartBadge({ on }: { on: boolean }) {\n${body}\n}\n`

/** Files that violate a rule, by the name of the rule in the settings. */
const brokenRules: Record<string, Record<string, string>> = {
  'max-lines': { 'server/src/long.ts': lines(301, 'export {}') },
  'max-lines-per-function': {
    'server/src/grown.ts': `export function grown(a: number) {\n${lines(60, '  a++')}}\n`,
  },
  'max-params': {
    'server/src/many.ts': 'export const many = (a: 1, b: 2, c: 3, d: 4, e: 5) => [a, b, c, d, e]\n',
  },
  complexity: {
    'server/src/tangled.ts': `export function tangled(a: number) {\n${lines(10, '  if (a) a++')}}\n`,
  },
  eqeqeq: { 'server/src/loose.ts': 'export const loose = (a: string) => a == "1"\n' },
  'import/no-cycle': {
    'server/src/hen.ts': `import { egg } from './egg.ts'\nexport const hen = () => egg\n`,
    'server/src/egg.ts': `import { hen } from './hen.ts'\nexport const egg = () => hen\n`,
  },
  'import/no-default-export': { 'server/src/nameless.ts': 'export default 1\n' },
  'import/no-unassigned-import': { 'server/src/effect.ts': `import './long.ts'\n` },
  'oxc/no-barrel-file': { 'server/src/index.ts': `export * from './long.ts'\n` },
  'typescript/ban-ts-comment': { 'server/src/hushed.ts': '// @ts-ignore\nexport const a = 1\n' },
  'typescript/consistent-type-assertions': {
    'server/src/claimed.ts': 'export const claimed = (a: unknown) => a as string\n',
    'server/src/angled.ts': 'export const angled = (a: unknown) => <string>a\n',
  },
  'typescript/consistent-type-definitions': {
    'server/src/shape.ts': 'export interface Shape { a: string }\n',
  },
  'typescript/consistent-type-imports': {
    'server/src/value.ts': `import { Log } from './log.ts'\nexport const a = (log: Log) => log\n`,
  },
  'typescript/no-explicit-any': { 'server/src/any.ts': 'export const a: any = 1\n' },
  'typescript/no-non-null-assertion': {
    'server/src/sure.ts': 'export const sure = (a?: string) => a!.length\n',
  },
  'unicorn/filename-case': { 'server/src/camelCase.ts': 'export const a = 1\n' },
  'react/hooks': {
    'storefront/app/cart/cart-badge.tsx': component('  if (on) useState(1)\n  return on'),
  },
  'react/no-danger': {
    'storefront/app/cart/raw.tsx':
      'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />\n',
  },
  'vitest/consistent-test-it': {
    'server/src/it.test.ts': `import { it } from 'vitest'\nit('a', () => {})\n`,
  },
  'vitest/no-focused-tests': {
    'server/src/only.test.ts': `import { test } from 'vitest'\ntest.only('a', () => {})\n`,
  },
  'vitest/no-disabled-tests': {
    'server/src/skip.test.ts': `import { describe } from 'vitest'\ndescribe.skip('a', () => {})\n`,
  },
  'vitest/valid-expect': {
    'server/src/silent.test.ts': `import { expect, test } from 'vitest'\ntest('a', () => {\n  expect(1)\n})\n`,
  },
  'no-unused-vars': { 'server/src/unused.ts': 'const unused = 1\n' },
  'no-restricted-properties': {
    'commerce/src/cart/now.ts': 'export const now = () => Date.now()\n',
    'commerce/src/cart/chance.ts': 'export const chance = () => Math.random()\n',
    'commerce/src/cart/setting.ts': 'export const setting = () => process.env\n',
    'contract/src/now.ts': 'export const now = () => Date.now()\n',
    'storefront/app/cart/window-storage.ts': 'export const kept = () => window.localStorage\n',
    'storefront/app/cart/tab-storage.ts': 'export const kept = () => globalThis.sessionStorage\n',
    'storefront/app/cart/use-outside.ts': `import React from 'react'\nexport const use = React.useSyncExternalStore\n`,
  },
  'no-restricted-globals': {
    'storefront/app/cart/storage.ts': `export const kept = () => localStorage.getItem('a')\n`,
    'storefront/app/cart/session.ts': 'export const kept = () => sessionStorage.length\n',
    'storefront/app/cart/storage-route.ts': 'export const kept = () => localStorage.length\n',
  },
  'no-restricted-imports': {
    'storefront/app/cart/use-state.ts': `import { useSyncExternalStore as use } from 'react'\nexport const a = use\n`,
    'storefront/app/cart/state-route.ts': `import { useSyncExternalStore } from 'react'\nexport const a = useSyncExternalStore\n`,
  },
}

/** Imports that rules 1 and 2 of ARCHITECTURE.md forbid. */
const forbiddenImports: [path: string, from: string][] = [
  ['contract/src/cart/cart-calls.ts', 'hono'],
  ['contract/src/orders/order-calls.ts', 'node:crypto'],
  ['contract/src/stores/store-calls.ts', '@cairn/commerce/cart/cart'],
  ['commerce/src/platform/a.ts', '@cairn/storefront/a'],
  ['commerce/src/platform/b.ts', '@cairn/server/a'],
  ['commerce/src/cart/a.ts', 'kysely'],
  ['commerce/src/cart/b.ts', 'node:fs'],
  ['commerce/src/cart/c.ts', 'zod'],
  ['commerce/src/cart/m.ts', 'hono'],
  ['commerce/src/cart/n.ts', 'pdfmake'],
  ['commerce/src/cart/d.ts', '@cairn/server/a'],
  ['commerce/src/cart/e.ts', '../platform/database/database.ts'],
  ['commerce/src/cart/f.ts', './cart-store.ts'],
  ['commerce/src/cart/g.ts', '../orders/orders-routes.ts'],
  ['commerce/src/cart/h.ts', '../orders/orders-jobs.ts'],
  ['commerce/src/cart/i.ts', './cart-guard.ts'],
  ['commerce/src/cart/a-store.ts', 'hono'],
  ['commerce/src/cart/b-store.ts', './cart-routes.ts'],
  ['commerce/src/cart/c-store.ts', '../platform/wire/serve.ts'],
  ['commerce/src/cart/d-store.ts', '@cairn/sandbox/a'],
  ['commerce/src/cart/a-flow.ts', 'kysely'],
  ['commerce/src/cart/b-flow.ts', '../platform/wire/serve.ts'],
  ['commerce/src/cart/c-flow.ts', './cart-routes.ts'],
  ['commerce/src/cart/d-flow.ts', '@cairn/server/a'],
  ['commerce/src/cart/k.ts', './cart-flow.ts'],
  ['commerce/src/cart/l.ts', './cart-wire.ts'],
  ['commerce/src/cart/e-store.ts', './cart-wire.ts'],
  ['commerce/src/cart/a-wire.ts', 'kysely'],
  ['commerce/src/cart/a-routes.ts', 'kysely'],
  ['commerce/src/cart/b-routes.ts', '@cairn/storefront/a'],
  ['commerce/src/cart/a-jobs.ts', 'pg'],
  ['commerce/src/cart/a-guard.ts', 'kysely'],
  ['commerce/src/cart/j.ts', './card-provider.ts'],
  ['commerce/src/cart/a-provider.ts', 'kysely'],
  ['commerce/src/cart/b-provider.ts', '../platform/wire/serve.ts'],
  ['commerce/src/cart/c-provider.ts', './cart-store.ts'],
  ['commerce/src/cart/d-provider.ts', '@cairn/sandbox/sandbox'],
  ['storefront/app/cart/a.tsx', '@cairn/commerce/cart/cart'],
  ['storefront/app/cart/b.tsx', 'kysely'],
  ['storefront/app/cart/c.tsx', 'pg'],
  ['storefront/app/cart/d.tsx', 'node:fs'],
  ['storefront/app/cart/e.tsx', './cart-cookie.server.ts'],
  ['storefront/app/cart/a-route.tsx', '@cairn/commerce/cart/cart'],
  ['storefront/app/cart/cookie.server.ts', 'kysely'],
  ['sandbox/src/a.ts', '@cairn/commerce/cart/cart'],
]

const allowedImports: [path: string, from: string][] = [
  ['contract/src/a-kept.ts', 'zod'],
  ['contract/src/b-kept.ts', './messages/en.ts'],
  ['commerce/src/cart/a-kept.ts', '@cairn/contract/fields/money'],
  ['commerce/src/cart/b-kept.ts', '../catalogue/sellable/sellable.ts'],
  ['commerce/src/cart/c-kept.ts', 'hono/html'],
  ['commerce/src/sign-in/passkeys/k-kept.ts', '@simplewebauthn/server'],
  ['commerce/src/cart/d-kept.ts', 'pdfmake/interfaces.js'],
  ['commerce/src/cart/kept-store.ts', 'kysely'],
  ['commerce/src/cart/kept-flow.ts', './cart-store.ts'],
  ['commerce/src/cart/kept-wire.ts', '../platform/wire/serve.ts'],
  ['commerce/src/cart/kept-routes.ts', '../platform/wire/serve.ts'],
  ['commerce/src/cart/kept-guard.ts', './cart-store.ts'],
  ['commerce/src/cart/kept-provider.ts', 'node:crypto'],
  ['commerce/src/platform/wire/kept.ts', 'hono'],
  ['storefront/app/cart/kept-route.tsx', './cart-cookie.server.ts'],
  ['server/src/kept.ts', '@cairn/commerce/commerce'],
  ['server/src/kept.test.ts', '@cairn/sandbox/a'],
]

const imports = (entries: [string, string][]): Record<string, string> =>
  Object.fromEntries(
    entries.map(([path, sourcePath]) => [
      path,
      `import { a } from '${sourcePath}'\nexport const b = a as const\n`,
    ]),
  )

type Finding = { code: string; filename: string; help?: string; message: string }

const findings = lint({
  ...Object.assign({}, ...Object.values(brokenRules)),
  ...imports(forbiddenImports),
  ...imports(allowedImports),
  'server/src/waved.ts': '// oxlint-disable-next-line no-debugger\nexport const a = 1\n',
})
const settings: {
  rules: Record<string, unknown>
  overrides: { rules: Record<string, unknown> }[]
} = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))

test.each(Object.entries(brokenRules))('finds violations of %s', (rule, files) => {
  for (const path of Object.keys(files)) {
    expect(codesOf(path), path).toContain(rule.includes('/') ? rule : `eslint/${rule}`)
  }
})

test.each(forbiddenImports)('rejects an import in %s of %s', (path) => {
  expect(codesOf(path)).toEqual(['eslint/no-restricted-imports'])
})

test.each(allowedImports)('accepts an import in %s of %s', (path) => {
  expect(codesOf(path)).toEqual([])
})

test('a disable directive without effect is reported', () => {
  expect(findings.filter(({ filename }) => filename === 'server/src/waved.ts')).toHaveLength(1)
})

test('every configured rule has a planted violation', () => {
  const configured = Object.entries(settings.rules).filter(([, setting]) => setting !== 'off')
  expect(Object.keys(brokenRules)).toEqual(expect.arrayContaining(configured.map(([rule]) => rule)))
})

test('every configured import restriction has a planted violation', () => {
  const messages = JSON.stringify(settings.overrides).matchAll(/"message":"([^"]+)"/g)
  const reportedMessages = new Set(findings.flatMap(({ help, message }) => [help, message]))
  expect(
    [...messages].map(([, message]) => message).filter((text) => !reportedMessages.has(text)),
  ).toEqual([])
})

function lint(files: Record<string, string>): Finding[] {
  const tree = plantedTree(['.oxlintrc.json'], files)
  const { stdout } = runIn(tree, 'oxlint/bin/oxlint', '--format=json')
  const report: { diagnostics: Finding[] } = JSON.parse(stdout)
  return report.diagnostics
}

function codesOf(path: string): string[] {
  const codes = findings.filter(({ filename }) => filename === path).map(({ code }) => code)
  return [...new Set(codes)].map((code) => code.replace(/\((.*)\)/, '/$1'))
}
