import { isTest, type Source } from '../architecture/sources.ts'
import { parseFile, type SyntaxNode, walk } from '../measures/syntax.ts'

const definers = ['rawQuery', 'preparedQuery']
const module = 'commerce/src/platform/database/queries/raw-query.ts'

/** The raw queries of the core that are not among the recorded ones, as `path:line`. */
export const unexecutedQueries = (sources: Source[], recorded: ReadonlySet<string>): string[] =>
  definedQueries(sources).filter((location) => !recorded.has(location))

/** Where the core calls `rawQuery` or `preparedQuery`. */
export const definedQueries = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => /^commerce\/src\/.*\.ts$/.test(path) && path !== module)
    .filter((source) => !isTest(source))
    .flatMap(queriesIn)

function queriesIn({ path, text }: Source): string[] {
  if (!definers.some((definer) => text.includes(definer))) return []
  const locations = new Set<string>()
  const imported = new Set<unknown>()
  const called = new Set<unknown>()
  walk(parseFile(path, text).program, (node) => {
    if (node.type === 'ImportSpecifier') imported.add(node['imported']).add(node['local'])
    if (node.type === 'CallExpression') called.add(node['callee'])
    if (!isDefiner(node) || imported.has(node)) return
    const location = `${path}:${text.slice(0, node.start).split('\n').length}`
    if (!called.has(node)) throw new Error(`${location}: a query must be defined by a direct call`)
    if (locations.has(location)) throw new Error(`${location}: one line defines two queries`)
    locations.add(location)
  })
  return [...locations]
}

const isDefiner = (node: SyntaxNode): boolean =>
  node.type === 'Identifier' && definers.some((definer) => definer === node['name'])
