import { importsOf } from './imports.ts'
import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'
import { queriesDatabase } from './tables.ts'

const suffixOf = (path: string): string | undefined =>
  /-(store|flow|routes|wire|guard|jobs|provider)\.ts$/.exec(path)?.[1]

const servesCall = (source: Source) => /\bserve\w*\(/.test(withoutComments(source.text))

/** What a file must contain to have its suffix. Only one direction; the others forbid the rest. */
const requirements: Record<string, { message: string; isMet: (source: Source) => boolean }> = {
  routes: { message: 'serves no call', isMet: servesCall },
  store: { message: 'runs no query', isMet: queriesDatabase },
  flow: {
    message: 'calls no store, provider or other flow',
    isMet: (source) =>
      importsOf(source).some((specifier) => /-(store|provider|flow)\.ts$/.test(specifier)),
  },
  jobs: {
    message: 'registers no consumer or schedule',
    isMet: ({ text }) => /\b(?:consume|schedule)\(|Jobs\b/.test(withoutComments(text)),
  },
}

const isFeatureFile = (source: Source): boolean =>
  isCode(source) && !isTest(source) && /^commerce\/src\/(?!platform\/)[^/]+\//.test(source.path)

export const suffixesAreTrue: Rule = (sources) =>
  sources.filter(isFeatureFile).flatMap((source) => {
    const requirement = requirements[suffixOf(source.path) ?? '']
    return requirement && !requirement.isMet(source)
      ? [`${source.path} ${requirement.message}`]
      : []
  })

export const onlyRoutesServe: Rule = (sources) =>
  sources
    .filter((source) => isFeatureFile(source) && suffixOf(source.path) !== 'routes')
    .filter(servesCall)
    .map(({ path }) => `${path} serves a call and is no -routes file`)

/**
 * A test of several files together is called x.scenario.test.ts. In the core this is checked for tests with a
 * suffix, in the storefront for all tests but those of the whole storefront.
 */
const testsOfOneFile = [
  /^commerce\/.*-(store|flow|routes|wire|guard|jobs|provider)\.test\.tsx?$/,
  /^storefront\/app\/.+\/[^/]+(?<!\.scenario)\.test\.tsx?$/,
]

export const testsAreNamedAfterTheirSource: Rule = (sources) => {
  const paths = new Set(sources.map(({ path }) => path))
  return [...paths]
    .filter((path) => testsOfOneFile.some((pattern) => pattern.test(path)))
    .filter((path) => {
      const source = path.replace(/\.test\.tsx?$/, '')
      return !['.ts', '.tsx', '.server.ts', '.server.tsx'].some((end) => paths.has(source + end))
    })
    .map((path) => `${path} tests no file of that name: call it a scenario`)
}
