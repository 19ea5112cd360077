import { posix } from 'node:path'
import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'

/** A feature may import the features before it. Features that combine others come last. */
export const features = [
  'platform',
  'sessions',
  'accounts',
  'subscriptions',
  'stores',
  'shipping',
  'tax',
  'catalogue',
  'search',
  'content',
  'events',
  'promotions',
  'cart',
  'lists',
  'payments',
  'loyalty',
  'orders',
  'cases',
  'checkout',
  'sign-in',
  'mail',
  'testing',
]

export const importsOf = ({ text }: Source): string[] =>
  [...withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )

export const featuresInOrder: Rule = (sources) =>
  sources.filter(isShipped).flatMap((source) => {
    const feature = featureOf(source.path)
    if (feature === undefined) return []
    const featureIndex = features.indexOf(feature)
    if (featureIndex < 0)
      return [`${source.path}: the feature ${feature} is missing from the feature order`]
    return targetsOf(source)
      .filter((target) => target.startsWith('commerce/src/'))
      .filter(
        (target) => features.indexOf(featureOf(target) ?? '') > featureIndex || isOnTop(target),
      )
      .map((target) => `${source.path} imports ${target}, which comes later`)
  })

export const workspacesByName: Rule = (sources) =>
  sources.filter(isCode).flatMap((source) => {
    const ownWorkspace = workspaceOf(source.path)
    return targetsOf(source)
      .filter((target) => workspaceOf(target) !== ownWorkspace)
      .map((target) => `${source.path} imports ${target} by path`)
  })

export const noPathAliases: Rule = (sources) => [
  ...sources.filter(isCode).flatMap((source) =>
    importsOf(source)
      .filter((specifier) => /^(~|#|@\/)/.test(specifier))
      .map((specifier) => `${source.path} imports ${specifier}`),
  ),
  ...sources
    .filter(({ path, text }) => declaresAliases(path, text))
    .map(({ path }) => `${path} declares path aliases`),
]

export const noBarrels: Rule = (sources) =>
  sources
    .filter((source) => isCode(source) && onlyReexports(source.text))
    .map(({ path }) => `${path} only re-exports other modules`)

const isShipped = (source: Source): boolean => isCode(source) && !isTest(source)

const featureOf = (path: string): string | undefined => /^commerce\/src\/([^/]+)\//.exec(path)?.[1]

const isOnTop = (path: string): boolean => /^commerce\/src\/[^/]+$/.test(path)

const workspaceOf = (path: string): string =>
  /^(contract|commerce|storefront|server|sandbox|demo|e2e|bench|picture-generator)\//.exec(
    path,
  )?.[1] ?? 'root'

const targetsOf = (source: Source): string[] =>
  importsOf(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(source.path), specifier))

function declaresAliases(path: string, text: string): boolean {
  if (/(^|\/)tsconfig[\w.]*\.json$/.test(path)) return /"paths"\s*:/.test(text)
  if (/(^|\/)package\.json$/.test(path)) return /"imports"\s*:/.test(text)
  return /(^|\/)vite(st)?\.config\.ts$/.test(path) && /\balias\b/.test(withoutComments(text))
}

function onlyReexports(text: string): boolean {
  const statements = withoutComments(text)
    .replace(/\bimport\b[^'"]*['"][^'"]*['"]/g, '')
    .trim()
  const otherStatements = statements
    .replace(/\bexport\b[^'";=(]*?\bfrom\s*['"][^'"]*['"]/g, '')
    .trim()
  return statements !== '' && otherStatements === ''
}
