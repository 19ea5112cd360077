import { posix } from 'node:path'
import { type ElementClasses, elementClassesIn, isComponent } from './class-names.ts'
import { isCode, type Rule, type Source } from './sources.ts'

/** Decision 040: an element has at most so many utilities. One that needs more has a named class. */
const maxUtilities = 5
const maxSheetLines = 300

const tokensPath = 'storefront/app/ui/styles/tokens.css'
const length = '(?:\\d+(?:\\.5)?|px|auto)'

/** The type of a text: bundles of several declarations, which `@utility` defines. */
const roles = 'display|mega|story|caption|name|figures|underlined|skeleton'
const place = `page|-?m[trblxyse]?-(?:${length}|section)`
const visibility =
  'hidden|sr-only|outline-none|(?:noscript|empty|md|lg|max-md|md:max-lg):(?:hidden|sr-only)|noscript:block'
const typeAndColour = 'text-[a-z][a-z\\d-]*|font-[a-z]+|tracking-[a-z]+'
const sizes = 'max-w-[a-z]+|p[tby]-section|w-full|grow|min-w-0|flex-none'
const rows = `grid|flex|block|contents|flex-wrap|flex-col|gap(?:-[xy])?-(?:${length}|gutter)`
const alignment =
  '(?:items|justify|justify-items|justify-self|self)-(?:start|center|end)|items-baseline|justify-between'

/** The utilities that components use. The names of text, colours and widths are tokens. */
const utility = new RegExp(
  `^(?:${[roles, place, visibility, typeAndColour, sizes, rows, alignment].join('|')})$`,
)

/** A named class says all of an element but its type, its margins and where it is visible. */
const besideNamedClass = new RegExp(`^(?:${roles}|${place}|${visibility})$`)

/** The custom properties that a utility needs. */
const tokensOf: Readonly<Record<string, (token: string) => string[]>> = {
  text: (token) => [`--text-${token}`, `--color-${token}`],
  font: (token) => [`--font-weight-${token}`],
  tracking: (token) => [`--tracking-${token}`],
  'max-w': (token) => [`--container-${token}`],
}
const alignmentsOfText = ['left', 'right', 'center', 'start', 'end']

export const classNamesExist: Rule = (sources) => {
  const sheetClasses = classesOfSheets(sources)
  const tokens = textOf(sources, tokensPath)
  const exists = (name: string) => sheetClasses.has(name) || isUtility(name, tokens)
  return elementsIn(sources).flatMap(({ path, names, prefixes, unreadable }) => [
    ...names.filter((name) => !exists(name)).map((name) => `${path}: no class ${name}`),
    ...prefixes
      .filter((prefix) => ![...sheetClasses].some((name) => name.startsWith(prefix)))
      .map((prefix) => `${path}: no class begins with ${prefix}`),
    ...unreadable.map((code) => `${path}: ${code} is not called …Class or …Classes`),
  ])
}

export const fewUtilities: Rule = (sources) => {
  const sheetClasses = classesOfSheets(sources)
  return elementsIn(sources).flatMap(({ path, names, prefixes }) => {
    const utilities = names.filter((name) => !sheetClasses.has(name))
    const hasNamedClass = utilities.length < names.length || prefixes.length > 0
    const mixed = hasNamedClass ? utilities.filter((name) => !besideNamedClass.test(name)) : []
    const excess = utilities.length > maxUtilities ? [`more than ${maxUtilities} utilities`] : []
    return [...mixed.map((name) => `${name} beside a named class`), ...excess].map(
      (problem) => `${path}: "${names.join(' ')}" has ${problem}`,
    )
  })
}

/** The values of `story-${width}` are written as strings somewhere, for example in the contract. */
export const sheetClassesAreUsed: Rule = (sources) => {
  const elements = elementsIn(sources)
  const names = new Set(elements.flatMap((element) => element.names))
  const prefixes = new Set(elements.flatMap((element) => element.prefixes))
  const strings = stringsIn(sources)
  const isUsed = (name: string) =>
    names.has(name) ||
    [...prefixes].some(
      (prefix) => name.startsWith(prefix) && strings.has(name.slice(prefix.length)),
    )
  return sheetsIn(sources).flatMap((sheet) =>
    [...classesIn(sheet.text)]
      .filter((name) => !isUsed(name))
      .map((name) => `${sheet.path}: no element has the class ${name}`),
  )
}

/** Two meanings of one class would mix. A class is laid out by one sheet, others can add to it. */
export const oneSheetLaysOutAClass: Rule = (sources) => {
  const pathByClass = new Map<string, string>()
  return sheetsIn(sources).flatMap(({ path, text: sheet }) =>
    [...sheet.matchAll(/^\.([\w-]+) \{[^{}]*\bdisplay:/gm)].flatMap(([, name = '']) => {
      const other = pathByClass.get(name) ?? path
      pathByClass.set(name, other)
      return other === path ? [] : [`${path}: ${other} lays out the class ${name}`]
    }),
  )
}

/** A sheet is beside its component, so it has few lines, and it is in a list or imported by code. */
export const sheetsAreShortAndLoaded: Rule = (sources) => {
  const imported = new Set(
    sources
      .filter(({ path }) => path.startsWith('storefront/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/import (?:url\(|\w+ from )?['"](\.[^'"]+\.css)/g)].map(
          ([, specifier = '']) => posix.join(posix.dirname(path), specifier),
        ),
      ),
  )
  return sheetsIn(sources).flatMap(({ path, text: sheet }) => [
    ...(sheet.split('\n').length > maxSheetLines
      ? [`${path} has over ${maxSheetLines} lines`]
      : []),
    ...(imported.has(path) ? [] : [`${path} is not imported`]),
  ])
}

const elementsIn = (sources: Source[]): ElementClasses[] =>
  sources.filter(isComponent).flatMap(elementClassesIn)

const sheetsIn = (sources: Source[]): Source[] =>
  sources.filter(({ path }) => /^storefront\/app\/.*\.css$/.test(path))

const classesOfSheets = (sources: Source[]): ReadonlySet<string> =>
  new Set(sheetsIn(sources).flatMap(({ text: sheet }) => [...classesIn(sheet)]))

/** Classes in selectors. A utility that `@utility` defines is none, also where a sheet adapts it. */
function classesIn(sheet: string): ReadonlySet<string> {
  const code = sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, ' ')
  const names = [...code.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
  return new Set(names.filter((name) => !utility.test(name)))
}

function isUtility(name: string, tokens: string): boolean {
  if (!utility.test(name)) return false
  const [, kind = '', token = ''] = /^(text|font|tracking|max-w)-(.+)$/.exec(name) ?? []
  if (kind === '' || (kind === 'text' && alignmentsOfText.includes(token))) return true
  return (tokensOf[kind]?.(token) ?? []).some((property) => tokens.includes(`${property}:`))
}

const textOf = (sources: Source[], file: string): string =>
  sources.find(({ path }) => path === file)?.text ?? ''

const stringsIn = (sources: Source[]): ReadonlySet<string> =>
  new Set(
    sources
      .filter((source) => isCode(source) && /^(?:contract|storefront)\//.test(source.path))
      .flatMap(({ text: code }) => [...code.matchAll(/'([\w-]+)'|\b(\d+)\b/g)])
      .map(([, string, number]) => string ?? number ?? ''),
  )
