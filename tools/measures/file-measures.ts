import { isNode, parseFile, type SyntaxNode, walk } from './syntax.ts'

type Import = { specifier: string; isTypeOnly: boolean; isLazy: boolean }

/** What one source file contributes to the measures of the code. */
export type FileMeasures = {
  path: string
  lines: number
  commentLines: number
  functionLines: readonly number[]
  anyCount: number
  assertionCount: number
  imports: readonly Import[]
  /** Unexported types, and how often each is referred to in the file. */
  localTypes: readonly { name: string; uses: number }[]
}

const functionTypes = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

export function measureFile({ path, text }: { path: string; text: string }): FileMeasures {
  const { program, commentLines } = parseFile(path, text)
  const functionLines: number[] = []
  const imports: Import[] = []
  const declaredTypes: string[] = []
  const typeUses = new Map<string, number>()
  let anyCount = 0
  let assertionCount = 0

  for (const statement of statementsOf(program)) {
    if (statement.type === 'TSTypeAliasDeclaration') declaredTypes.push(nameOf(statement['id']))
  }
  walk(program, (node) => {
    if (functionTypes.test(node.type)) functionLines.push(linesBetween(text, node))
    if (node.type === 'TSAnyKeyword') anyCount += 1
    if (isAssertion(node, text)) assertionCount += 1
    if (node.type === 'TSTypeReference') {
      const name = nameOf(node['typeName'])
      typeUses.set(name, (typeUses.get(name) ?? 0) + 1)
    }
    const specifier = specifierOf(node)
    if (specifier !== undefined) {
      const isLazy = node.type === 'ImportExpression'
      imports.push({ specifier, isTypeOnly: isTypeOnly(node), isLazy })
    }
  })
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    commentLines,
    functionLines,
    anyCount,
    assertionCount,
    imports,
    localTypes: declaredTypes.map((name) => ({ name, uses: typeUses.get(name) ?? 0 })),
  }
}

function statementsOf({ body }: SyntaxNode): SyntaxNode[] {
  return Array.isArray(body) ? body.filter(isNode) : []
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

function linesBetween(text: string, { start, end }: SyntaxNode): number {
  return text.slice(start, end).split('\n').length
}

/** `as const` asserts nothing that the compiler does not know. */
function isAssertion({ type, typeAnnotation }: SyntaxNode, text: string): boolean {
  if (type === 'TSTypeAssertion' || type === 'TSNonNullExpression') return true
  if (type !== 'TSAsExpression' || !isNode(typeAnnotation)) return false
  return text.slice(typeAnnotation.start, typeAnnotation.end) !== 'const'
}

const importTypes =
  /^(ImportDeclaration|ImportExpression|ExportNamedDeclaration|ExportAllDeclaration)$/

function specifierOf({ type, source }: SyntaxNode): string | undefined {
  if (!importTypes.test(type) || !isNode(source)) return undefined
  return typeof source['value'] === 'string' ? source['value'] : undefined
}

function isTypeOnly({ importKind, exportKind, specifiers }: SyntaxNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true
  const names = Array.isArray(specifiers) ? specifiers.filter(isNode) : []
  return names.length > 0 && names.every((name) => name['importKind'] === 'type')
}
