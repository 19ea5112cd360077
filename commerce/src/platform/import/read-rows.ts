import { z } from 'zod'
import type { ImportKinds, Path } from './import-kind.ts'
import { sentenceOf } from './sentence-of.ts'

export type ImportFile = { name: string; text: string }

/** A row as it was handed in, and where. */
export type SourceRow = { file: string; line: number; value: unknown }
export type Place = Pick<SourceRow, 'file' | 'line'>

export type ImportProblem = Place & { path: string; sentence: string }

/** A row that its kind's schema let through. */
export type ReadRow = Place & { kind: string; row: unknown }
type RowsRead = { rows: ReadRow[]; problems: ImportProblem[] }

const byKind = z.looseObject({ kind: z.string() })

/** Every row of every file held against the schema of its kind; all that is wrong is told, not only the first. */
export function readRows(sources: readonly SourceRow[], kinds: ImportKinds): RowsRead {
  const read = sources.map((source) => readRow(source, kinds))
  return {
    rows: read.flatMap((each) => each.rows),
    problems: read.flatMap((each) => each.problems),
  }
}

/** A file has a JSON object a line; empty lines separate. */
export function readLines({ name, text }: ImportFile): {
  sources: SourceRow[]
  problems: ImportProblem[]
} {
  const sources: SourceRow[] = []
  const problems: ImportProblem[] = []
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    const place = { file: name, line: at + 1 }
    try {
      const value: unknown = JSON.parse(line)
      sources.push({ ...place, value })
    } catch {
      problems.push({ ...place, path: '', sentence: 'this line is no JSON' })
    }
  }
  return { sources, problems }
}

function readRow({ value, file, line }: SourceRow, kinds: ImportKinds): RowsRead {
  const place = { file, line }
  const complain = (path: Path, sentence: string): RowsRead => ({
    rows: [],
    problems: [problemAt(place, path, sentence)],
  })
  const named = byKind.safeParse(value)
  if (!named.success) return complain(['kind'], 'must say what the row is')
  const { kind, ...given } = named.data
  const handled = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!handled) {
    return complain(['kind'], `must be one of ${Object.keys(kinds).join(', ')}, and is ${kind}`)
  }
  const read = handled.schema.safeParse(given, { error: sentenceOf })
  return read.success
    ? { rows: [{ ...place, kind, row: read.data }], problems: [] }
    : {
        rows: [],
        problems: read.error.issues.map(({ path, message }) => problemAt(place, path, message)),
      }
}

export const problemAt = ({ file, line }: Place, path: Path, sentence: string): ImportProblem => ({
  file,
  line,
  path: written(path),
  sentence,
})

/** As somebody would write it: products[0].prices[1].original */
const written = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
