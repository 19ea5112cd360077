import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { stubs } from './router-stubs.ts'

const packageFile = createRequire(import.meta.url).resolve('react-router/package.json')

const exportedNames = (code: string): string[] =>
  [
    ...[...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name),
    ...[...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((entry) => entry.trim().split(' as ').at(-1) ?? ''),
    ),
  ]
    .filter(Boolean)
    .toSorted()

test.each(Object.entries(stubs))('the router has the module %s, with these names', (path, stub) => {
  const module = readFileSync(
    new URL(`dist/production/lib/${path}`, `file://${packageFile}`),
    'utf8',
  )
  expect(exportedNames(stub)).toEqual(exportedNames(module))
})
