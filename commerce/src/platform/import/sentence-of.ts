import type { z } from 'zod'

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
const nameOf = (what: string) => names[what] ?? what

/** What is wrong with a value, for somebody who has the file before them; what a schema itself says wins. */
export function sentenceOf(issue: RawIssue): string {
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
      return formatSentence(issue)
    default:
      return 'is not what it should be'
  }
}

const tooSmall = (origin: string, least: number) =>
  origin === 'string' && least === 1 ? 'must not be empty' : limited(origin, 'at least', least)

function limited(origin: string, how: 'at least' | 'at most', size: number): string {
  if (origin === 'string') return `must have ${how} ${size} characters`
  if (origin === 'array') return `must have ${how} ${size} ${size === 1 ? 'entry' : 'entries'}`
  return `must be ${how} ${size}`
}

const formatSentence = ({ format, pattern }: { format: string; pattern?: string }) =>
  pattern !== undefined && !(format in names)
    ? `must look like ${pattern}`
    : `must be ${nameOf(format)}`
