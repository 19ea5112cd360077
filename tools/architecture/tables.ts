import { importsOf } from './imports.ts'
import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'

const kyselyTablePattern =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|from|using|\w+Join)\(\s*\[?\s*['"`](\w+)/g
const sqlTemplatePattern = /\b(?:sql(?:<[^`]*>)?|rawQuery(?:<[^`]*?>)?\([^`]*?\))`/
const sqlTablePattern = /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?"?(\w+)"?/gi

/** Other features read the views that the owner of a table publishes. */
export const oneOwnerPerTable: Rule = (sources) => {
  const tables = tablesOf(sources)
  const owners = new Map<string, Set<string>>()
  for (const source of sources) {
    const feature = featureOf(source)
    for (const table of feature === undefined ? [] : tablesUsedIn(source)) {
      if (tables.has(table)) owners.set(table, (owners.get(table) ?? new Set()).add(feature ?? ''))
    }
  }
  return [...owners]
    .filter(([, features]) => features.size > 1)
    .map(([table, features]) => `${table} is used by ${[...features].join(' and ')}`)
}

/** Files without the suffix may compose query results, but run no queries. */
export const onlyStoresQuery: Rule = (sources) =>
  sources
    .filter((source) => isCode(source) && !isTest(source))
    .filter(
      ({ path }) => /^commerce\/src\/(?!platform\/)/.test(path) && !path.endsWith('-store.ts'),
    )
    .filter(queriesDatabase)
    .map(({ path }) => `${path} queries the database and is not a -store file`)

export const queriesDatabase = ({ text }: Source): boolean =>
  withoutComments(text).search(kyselyTablePattern) >= 0 || sqlTemplatePattern.test(text)

/** The compiler believes any row type of an `sql` template; `rawQuery` has its columns compared in tests. */
export const rawQueriesDeclareColumns: Rule = (sources) =>
  sources
    .filter(
      (source) =>
        isCode(source) &&
        !isTest(source) &&
        /^commerce\/src\/(?!platform\/database\/)/.test(source.path),
    )
    .flatMap(({ path, text }) => {
      const types = [...withoutComments(text).matchAll(/\bsql<([^`]*?)>`/g)]
        .map(([, type = '']) => type)
        .concat(
          [...withoutComments(text).matchAll(/\{ rows[^}]*\} = await sql`/g)].map(() => 'any type'),
        )
        .filter((type) => !/^(Date|boolean|number|string)( \| null)?$/.test(type))
      const selected = [...withoutComments(text).matchAll(/\bsql<[^`]*?>`[^`]*`\.as\(/g)]
      return [
        ...types.map((type) => `${path} claims that a template has rows of ${type}: use rawQuery`),
        ...selected.map(() => `${path} claims the type of a selected template: use rawColumn`),
      ]
    })

const databaseInterface =
  /\/platform\/database\/(database|database-errors|in-transaction|tables|queries\/[\w-]+)\.ts$/

/** Pools, statement names and the deferred begin are not visible to features. */
export const featuresUseDatabaseInterface: Rule = (sources) =>
  sources
    .filter(
      (source) =>
        isCode(source) &&
        !isTest(source) &&
        /^commerce\/src\/(?!platform\/|testing\/)[^/]+\//.test(source.path),
    )
    .flatMap((source) =>
      importsOf(source)
        .filter((path) => path.includes('/platform/database/') && !databaseInterface.test(path))
        .map((path) => `${source.path} imports ${path}`),
    )

export const tablesOf = (sources: Source[]): Set<string> =>
  new Set(
    sources
      .filter(({ path }) => path.startsWith('commerce/migrations/'))
      .flatMap(({ text }) => [
        ...text.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?"?(\w+)/gi),
      ])
      .map(([, table = '']) => table),
  )

function tablesUsedIn({ text }: Source): string[] {
  const code = withoutComments(text)
  return [
    ...code.matchAll(kyselyTablePattern),
    ...templatesIn(code).flatMap((template) => [...template.matchAll(sqlTablePattern)]),
  ].map(([, table = '']) => table)
}

const innermostTemplates =
  /`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^`{}]|\{(?:[^`{}]|\{[^`{}]*\})*\})*\})*)`/gs

/** The texts of all templates, also of those that contain templates. */
function templatesIn(code: string): string[] {
  const texts: string[] = []
  const rest = code.replace(innermostTemplates, (_, text: string) => {
    texts.push(text)
    return ''
  })
  return rest === code ? [] : [...texts, ...templatesIn(rest)]
}

// The platform has tables of its own and counts as a feature here.
const featureOf = (source: Source): string | undefined =>
  isCode(source) && !isTest(source) ? /^commerce\/src\/([^/]+)\//.exec(source.path)?.[1] : undefined
