import { posix } from 'node:path'
import { couponSpread } from '../architecture/concept-spread.ts'
import { isCode, isTest, type Source } from '../architecture/sources.ts'
import { type FileMeasures, measureFile } from './file-measures.ts'
import { importCycles, importersOf, importGraph } from './import-graph.ts'

const workspaces = [
  'contract',
  'commerce',
  'storefront',
  'server',
  'sandbox',
  'demo',
  'e2e',
  'bench',
  'api-clients',
  'tools',
]
const generated = /(^|\/)tables\.ts$|\.d\.ts$|\.config\.(ts|mjs)$/
const translations = /\/messages\//

/** Lines that describe the size and structure of the code. */
export function describeCode(sources: readonly Source[]): string[] {
  const code = sources.filter(
    (source) => isCode(source) && workspaceOf(source.path) && !generated.test(source.path),
  )
  const files = code.filter((source) => !isTest(source)).map(measureFile)
  const core = files.filter(
    ({ path }) => /^(contract|commerce|storefront|server)\//.test(path) && !translations.test(path),
  )
  return [
    '## Core: contract, commerce, storefront, server without translations',
    ...describeFiles(core),
    '',
    '## All source',
    ...describeFiles(files),
    ...describeImports(files),
    '',
    '## Workspaces: source files, lines, median / p90 / largest file; test files, lines',
    ...workspaces.map((workspace) => describeWorkspace(workspace, files, code)),
    '',
    '## Coupon',
    ...describeCoupon(code),
    '',
    '## Folders with more than 40 entries',
    ...crowdedFolders(sources),
  ]
}

const percentage = (count: number, of: number) =>
  `${((100 * count) / Math.max(1, of)).toFixed(1)} %`

function describeFiles(files: readonly FileMeasures[]): string[] {
  const lines = files.map((file) => file.lines)
  const total = sum(lines)
  const functions = files.flatMap((file) => file.functionLines)
  const perThousand = (count: number) => ((1000 * count) / Math.max(1, total)).toFixed(2)
  return [
    `files ${files.length}, lines ${total}`,
    `file lines median / p90 / max: ${quantiles(lines)}`,
    `files over 300 lines: ${lines.filter((count) => count > 300).length}, up to 30 lines: ${percentage(lines.filter((count) => count <= 30).length, lines.length)}`,
    `function lines median / p90 / max: ${quantiles(functions)}, over 50: ${percentage(functions.filter((count) => count > 50).length, functions.length)}`,
    `comment lines: ${percentage(sum(files.map((file) => file.commentLines)), total)}`,
    `any / assertions in 1,000 lines: ${perThousand(sum(files.map((file) => file.anyCount)))} / ${perThousand(sum(files.map((file) => file.assertionCount)))}`,
  ]
}

function describeImports(files: readonly FileMeasures[]): string[] {
  const graph = importGraph(files, { evaluatedOnly: false })
  const importers = [...importersOf(graph)].filter(
    ([, importerPaths]) => importerPaths.length === 1,
  )
  const siblings = importers.filter(
    ([path, [importerPaths = '']]) => posix.dirname(path) === posix.dirname(importerPaths),
  )
  const localTypes = files.flatMap((file) => file.localTypes)
  const valueCycles = importCycles(importGraph(files, { evaluatedOnly: true }))
  return [
    `imports of a file median / p90 / max: ${quantiles(files.map(({ imports }) => imports.length))}`,
    `files in import cycles: ${valueCycles.flat().length}, with imports of types and lazy imports: ${importCycles(graph).flat().length}`,
    `files imported by one source file: ${importers.length}, by a file of the same folder: ${siblings.length}`,
    `unexported types used once: ${localTypes.filter(({ uses }) => uses <= 1).length} of ${localTypes.length}`,
  ]
}

function describeWorkspace(
  workspace: string,
  files: readonly FileMeasures[],
  code: readonly Source[],
): string {
  const lines = files
    .filter(({ path }) => workspaceOf(path) === workspace)
    .map((file) => file.lines)
  const tests = code.filter((source) => workspaceOf(source.path) === workspace && isTest(source))
  const testLines = sum(tests.map(({ text }) => text.split('\n').length - 1))
  return `${workspace}: ${lines.length}, ${sum(lines)}, ${quantiles(lines)}; ${tests.length}, ${testLines}`
}

/** How widely one concept is spread. */
function describeCoupon(code: readonly Source[]): string[] {
  const { files, features } = couponSpread(code)
  return [
    `source files ${files.length}, features ${features.length}: ${features.join(', ')}`,
    ...files.map((path) => `  ${path}`),
  ]
}

const manyEntriesAllowed = /^(demo\/pictures|commerce\/migrations|decisions)$/

/** Folders of the code that are too full to be read at a glance. */
export function crowdedFolders(sources: readonly Source[], limit = 40): string[] {
  const entries = new Map<string, Set<string>>()
  for (const { path } of sources) {
    const parts = path.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return [...entries]
    .filter(([folder, names]) => names.size > limit && !manyEntriesAllowed.test(folder))
    .map(([folder, names]) => `${folder} has ${names.size} entries; ${limit} are allowed`)
}

const workspaceOf = (path: string): string | undefined =>
  workspaces.find((workspace) => path.startsWith(`${workspace}/`))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function quantiles(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return `${at(0.5)} / ${at(0.9)} / ${at(1)}`
}
