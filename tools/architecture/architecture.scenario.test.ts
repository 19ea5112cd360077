import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureTrees } from './feature-order.ts'
import { rules } from './rules.ts'
import { readSources } from './sources.ts'
import { tablesOf } from './tables.ts'

const planted =
  /^tools\/architecture\/(?:(?:rules|feature-order)\.test|(?:naming|message)-trees|.*violations\.scenario\.test)\.ts$/
const sources = readSources(join(import.meta.dirname, '..', '..')).map(({ path, text }) =>
  planted.test(path) ? { path, text: '' } : { path, text },
)

test.each(Object.entries(rules))('%s', (_, rule) => {
  expect(rule(sources)).toEqual([])
})

test('the rules read the files that they check', () => {
  const paths = sources.map(({ path }) => path)
  expect(paths).toContain('package-lock.json')
  expect(paths).toContain('.oxlintrc.json')
  expect(paths).toContain('contract/src/wire/call.ts')
  expect(paths.filter((path) => path.startsWith('commerce/src/')).length).toBeGreaterThan(10)
  expect(tablesOf(sources).size).toBeGreaterThan(3)
})

test('ARCHITECTURE.md lists the features in their order', () => {
  const text = sources.find(({ path }) => path === 'ARCHITECTURE.md')?.text.replaceAll(/\s+/g, ' ')
  for (const { features } of featureTrees) {
    expect(text).toContain(features.filter((feature) => feature !== 'testing').join(', '))
  }
})

test('the feature orders name folders that exist', () => {
  const missing = featureTrees.flatMap(({ folder, features }) =>
    features
      .map((feature) => `${folder}/${feature}/`)
      .filter((prefix) => !sources.some(({ path }) => path.startsWith(prefix))),
  )
  expect(missing).toEqual([])
})
