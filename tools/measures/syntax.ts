import { parseSync } from 'oxc-parser'

export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

export type ParsedFile = {
  program: SyntaxNode
  commentLines: number
}

export function parseFile(path: string, text: string): ParsedFile {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`)
  if (!isNode(program)) throw new Error(`${path} has no syntax tree`)
  return { program, commentLines: linesOfComments(text, comments) }
}

/** Calls `visit` for the node and everything below it. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit)
    }
  }
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  'end' in value

function linesOfComments(text: string, comments: readonly { start: number; end: number }[]) {
  return comments.reduce(
    (sum, { start, end }) => sum + text.slice(start, end).split('\n').length,
    0,
  )
}
