import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'

const kysely =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|from|using|\w+Join)\(\s*\[?\s*['"`](\w+)/g
const inSql = /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?"?(\w+)"?/gi

/** A view is what a feature shows of its tables; reading one is asking its owner. */
export const oneOwnerPerTable: Rule = (sources) => {
  const tables = tablesOf(sources)
  const owners = new Map<string, Set<string>>()
  for (const source of sources) {
    const feature = featureOf(source)
    for (const table of feature === undefined ? [] : namedIn(source)) {
      if (tables.has(table)) owners.set(table, (owners.get(table) ?? new Set()).add(feature ?? ''))
    }
  }
  return [...owners]
    .filter(([, features]) => features.size > 1)
    .map(([table, features]) => `${table} is touched by ${[...features].join(' and ')}`)
}

/** A file without the suffix may compose what a store gives it, and asks nothing itself. */
export const onlyStoresQuery: Rule = (sources) =>
  sources
    .filter((source) => isCode(source) && !isTest(source))
    .filter(
      ({ path }) => /^commerce\/src\/(?!platform\/)/.test(path) && !path.endsWith('-store.ts'),
    )
    .filter(
      ({ text }) => withoutComments(text).search(kysely) >= 0 || /\bsql(<[^`]*>)?`/.test(text),
    )
    .map(({ path }) => `${path} asks the database and is no -store file`)

export const tablesOf = (sources: Source[]): Set<string> =>
  new Set(
    sources
      .filter(({ path }) => path.startsWith('commerce/migrations/'))
      .flatMap(({ text }) => [
        ...text.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?"?(\w+)/gi),
      ])
      .map(([, table = '']) => table),
  )

function namedIn({ text }: Source): string[] {
  const code = withoutComments(text)
  const templates = [...code.matchAll(/\bsql(?:<[^`]*>)?`((?:\\.|[^`\\])*)`/g)]
  return [
    ...code.matchAll(kysely),
    ...templates.flatMap(([, template = '']) => [...template.matchAll(inSql)]),
  ].map(([, table = '']) => table)
}

// The platform keeps tables of its own and is asked like any feature.
const featureOf = (source: Source): string | undefined =>
  isCode(source) && !isTest(source) ? /^commerce\/src\/([^/]+)\//.exec(source.path)?.[1] : undefined
