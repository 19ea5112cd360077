import { calledImportsOf, importsOf, targetsOf } from './imports.ts'
import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'
import { queriesDatabase } from './tables.ts'

const suffixOf = (path: string): string | undefined =>
  /-(store|flow|routes|wire|guard|jobs|provider)\.ts$/.exec(path)?.[1]

const contains = (pattern: RegExp) => (source: Source) => pattern.test(withoutComments(source.text))

const servesCall = contains(/\bserve\w*\(/)
const checksAccess = contains(/\bguard\(/)
const registersJob = contains(/\b(?:consume|schedule)\(/)
const implementsProvider = contains(/(?:\)|\b\w+): \w*Provider (?:\{|=)/)

const callsProvider = contains(/\bprovider(?:\.\w+|\[\w+\])\(/)

/** Code that may only be in files with the suffix. The linter keeps queries and HTTP out of other files. */
const exclusiveContent: Record<string, { message: string; isIn: (source: Source) => boolean }> = {
  routes: { message: 'serves a call', isIn: servesCall },
  guard: { message: 'checks access', isIn: checksAccess },
  jobs: { message: 'registers a job', isIn: registersJob },
  provider: { message: 'implements a provider', isIn: implementsProvider },
  flow: {
    message: 'calls a provider',
    // A provider may wrap another one.
    isIn: (source) => callsProvider(source) && suffixOf(source.path) !== 'provider',
  },
}

const usesClientLibrary = (source: Source) =>
  importsOf(source).some((specifier) => !/^(\.|node:|zod$|@cairn\/)/.test(specifier))

/** What a file must contain, or who must import it, to have its suffix. */
const requirements: Record<string, { message: string; isMet: (source: Source) => boolean }> = {
  routes: { message: 'serves no call', isMet: servesCall },
  store: { message: 'runs no query', isMet: queriesDatabase },
  flow: {
    message: 'calls no store, provider or other flow',
    isMet: (source) =>
      callsProvider(source) ||
      calledImportsOf(source).some((specifier) => /-(store|provider|flow)\.ts$/.test(specifier)),
  },
  guard: { message: 'checks no access', isMet: checksAccess },
  jobs: { message: 'registers no consumer or schedule', isMet: registersJob },
  provider: {
    message: 'implements no provider and uses no client library',
    isMet: (source) => implementsProvider(source) || usesClientLibrary(source),
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

export const suffixesAreNeeded: Rule = (sources) =>
  sources.filter(isFeatureFile).flatMap((source) =>
    Object.entries(exclusiveContent)
      .filter(([suffix, { isIn }]) => suffix !== suffixOf(source.path) && isIn(source))
      .map(([suffix, { message }]) => `${source.path} ${message} and is no -${suffix} file`),
  )

/** What several -routes files share is in a -wire file, and a -wire file has nothing else. */
export const routesShareWireFiles: Rule = (sources) => {
  const files = sources.filter(isFeatureFile)
  const routes = files.filter(({ path }) => suffixOf(path) === 'routes')
  const importCount = (path: string) =>
    routes.filter((source) => targetsOf(source).includes(path)).length
  return [
    ...files
      .filter(({ path }) => suffixOf(path) === 'wire' && importCount(path) < 2)
      .map(({ path }) => `${path} is not shared by several -routes files`),
    ...files.flatMap((source) =>
      namesFromRoutes(source)
        .filter((name) => !name.endsWith('Routes'))
        .map((name) => `${source.path} imports ${name} from a -routes file: it belongs to a -wire`),
    ),
  ]
}

const namesFromRoutes = ({ text }: Source): string[] =>
  [
    ...withoutComments(text).matchAll(
      /\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"][^'"]*-routes\.ts['"]/g,
    ),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
