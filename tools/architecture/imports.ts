import { posix } from 'node:path'
import { isCode, type Rule, type Source, withoutComments } from './sources.ts'

export const importsOf = ({ text }: Source): string[] =>
  [...withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )

/** The paths of the project's files that a file imports, also dynamically or only for their types. */
export const targetsOf = (source: Source): string[] => pathsOf(source, importsOf(source))

export const pathsOf = ({ path }: Source, specifiers: readonly string[]): string[] =>
  specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier))

export const lazyImportsOf = ({ text }: Source): string[] =>
  [...withoutComments(text).matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )

/** The modules from which a source imports a value that it calls or passes on, not only types. */
export function calledImportsOf(source: Source): string[] {
  const code = withoutComments(source.text)
  const statements = code.matchAll(/\bimport\s+(?!type\b)\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)
  return [...statements]
    .filter(([, names = '']) => valueNamesIn(names).some((name) => isUsedAsValue(code, name)))
    .map(([, , specifier = '']) => specifier)
}

const valueNamesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name)

const isUsedAsValue = (code: string, name: string) =>
  (code.match(new RegExp(`\\b${name}\\b(?!['"])`, 'g')) ?? []).length > 1

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

const workspaceOf = (path: string): string =>
  /^(contract|commerce|storefront|server|sandbox|demo|e2e|bench|api-clients|picture-generator)\//.exec(
    path,
  )?.[1] ?? 'root'

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
