import { z } from 'zod'
import type { ImportKinds, Path } from './import-kind.ts'

export type ImportFile = { name: string; text: string }

/** An unparsed row with its position. */
export type SourceRow = { file: string; line: number; value: unknown }
export type RowPosition = Pick<SourceRow, 'file' | 'line'>

export type ImportProblem = RowPosition & {
  path: string
  message: string
  /** Names the problem for programs, where the import defines such a code. */
  code?: string
}

/** A row that was parsed with the schema of its kind. */
export type ReadRow = RowPosition & { kind: string; row: unknown }
type RowsRead = { rows: ReadRow[]; problems: ImportProblem[] }

const byKind = z.looseObject({ kind: z.string() })

/** Parses every row with the schema of its kind and reports all problems, not only the first one. */
export function readRows(sources: readonly SourceRow[], kinds: ImportKinds): RowsRead {
  const read = sources.map((source) => readRow(source, kinds))
  return {
    rows: read.flatMap((result) => result.rows),
    problems: read.flatMap((result) => result.problems),
  }
}

/** Reads a file with one JSON object per line. Empty lines are ignored. */
export function readLines({ name, text }: ImportFile): {
  sources: SourceRow[]
  problems: ImportProblem[]
} {
  const sources: SourceRow[] = []
  const problems: ImportProblem[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    const position = { file: name, line: index + 1 }
    try {
      const value: unknown = JSON.parse(line)
      sources.push({ ...position, value })
    } catch {
      problems.push({ ...position, path: '', message: 'this line is not valid JSON' })
    }
  }
  return { sources, problems }
}

function readRow({ value, file, line }: SourceRow, kinds: ImportKinds): RowsRead {
  const position = { file, line }
  const refuseRow = (path: Path, message: string): RowsRead => ({
    rows: [],
    problems: [problemAt(position, path, message)],
  })
  const parsedKind = byKind.safeParse(value)
  if (!parsedKind.success) return refuseRow(['kind'], 'must say what the row is')
  const { kind, ...fields } = parsedKind.data
  const handling = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!handling) {
    return refuseRow(['kind'], `must be one of ${Object.keys(kinds).join(', ')}, and is ${kind}`)
  }
  const read = handling.schema.safeParse(fields, { error: issueMessage })
  return read.success
    ? { rows: [{ ...position, kind, row: read.data }], problems: [] }
    : {
        rows: [],
        problems: read.error.issues.map((issue) => ({
          ...problemAt(position, issue.path, issue.message),
          ...codeOf(issue),
        })),
      }
}

const codeOf = (issue: z.core.$ZodIssue): { code?: string } =>
  issue.code === 'custom' && issue.params ? { code: String(issue.params['code']) } : {}

export const problemAt = (
  { file, line }: RowPosition,
  path: Path,
  message: string,
): ImportProblem => ({
  file,
  line,
  path: pathText(path),
  message,
})

/** For example products[0].prices[1].original */
const pathText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a day such as 2026-03-31',
}
const nameOf = (key: string) => names[key] ?? key

/** A readable message for a schema issue. A message of the schema itself takes precedence. */
export function issueMessage(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nameOf(issue.expected)}`
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return limited(issue.origin, 'at most', Number(issue.maximum))
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `has fields that nobody knows: ${issue.keys.join(', ')}`
    case 'invalid_format':
      return formatMessage(issue)
    default:
      return 'is not what it should be'
  }
}

const tooSmall = (origin: string, least: number) =>
  origin === 'string' && least === 1 ? 'must not be empty' : limited(origin, 'at least', least)

function limited(origin: string, bound: 'at least' | 'at most', size: number): string {
  if (origin === 'string') return `must have ${bound} ${size} characters`
  if (origin === 'array') return `must have ${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`
  return `must be ${bound} ${size}`
}

const formatMessage = ({ format, pattern }: { format: string; pattern?: string }) =>
  pattern !== undefined && !(format in names)
    ? `must look like ${pattern}`
    : `must be ${nameOf(format)}`
