import { parseAst } from 'vitest/node'

/** One small change to a source that some test should notice. */
export type Mutant = { id: number; path: string; line: number; from: string; to: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type SourceToMutate = { path: string; text: string; firstId: number }

/** A source that contains every mutant. `__mutant(id)` says whether a mutant is active. */
export function plantMutants({ path, text, firstId }: SourceToMutate): {
  code: string
  mutants: Mutant[]
} {
  const mutants: Mutant[] = []
  const program: unknown = parseAst(text, { lang: 'ts' }, path)
  if (!isNode(program)) throw new Error(`${path} has no syntax`)
  const addMutant = (node: Node, to: string) => {
    const id = firstId + mutants.length
    const line = text.slice(0, node.start).split('\n').length
    mutants.push({ id, path, line, from: text.slice(node.start, node.end), to })
    return id
  }
  const write = (node: Node, context: NodeContext): string => {
    const unmutated = withMutatedChildren(node, context)
    if (!context.isInFunction || context.isInChain) return unmutated
    const inactive = changesOf(node, text).map(
      (to) => `__mutant(${addMutant(node, to)}) ? (${to}) : `,
    )
    return inactive.length === 0 ? unmutated : `(${inactive.join('')}(${unmutated}))`
  }
  const withMutatedChildren = (node: Node, context: NodeContext): string => {
    let code = ''
    let position = node.start
    for (const child of childrenOf(node)) {
      code += text.slice(position, child.start) + write(child, placeIn(node, child, context))
      position = child.end
    }
    code += text.slice(position, node.end)
    if (isBody(node, context))
      code = `{ if (__mutant(${addMutant(node, '{}')})) return;${code.slice(1)}`
    return isStatementHere(node, context) ? `;${code}` : code
  }
  const code = write(program, { isInFunction: false, isInChain: false, parent: '' })
  return { code: text.slice(0, program.start) + code + text.slice(program.end), mutants }
}

type NodeContext = { isInFunction: boolean; isInChain: boolean; parent: string }

const functions = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/

const placeIn = (node: Node, child: Node, context: NodeContext): NodeContext => ({
  isInFunction: context.isInFunction || functions.test(node.type),
  isInChain:
    node.type === 'ChainExpression' ||
    (context.isInChain && (child === node['object'] || child === node['callee'])),
  parent: node.type,
})

const isBody = ({ type, body }: Node, { parent }: NodeContext) =>
  type === 'BlockStatement' && functions.test(parent) && Array.isArray(body) && body.length > 0

/** Without semicolons, a bracket at the start of a line would continue the previous line. */
const isStatementHere = ({ type }: Node, { parent }: NodeContext) =>
  type === 'ExpressionStatement' && /^(BlockStatement|Program)$/.test(parent)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Nodes without values: types and imports. */
const nodesWithoutValues = /^(TS(?!As|NonNull|Satisfies)|ImportDeclaration|ExportAll)/
const nonExpressionKeys = new Set([
  'key',
  'id',
  'left',
  'params',
  'typeAnnotation',
  'typeArguments',
  'label',
])

function childrenOf(node: Node): Node[] {
  const isNamed = (key: string) =>
    !node['computed'] &&
    (key === 'property' || (nonExpressionKeys.has(key) && !hasValueIn(node, key)))
  return Object.entries(node)
    .filter(([key]) => !isNamed(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !nodesWithoutValues.test(type))
    .toSorted((one, other) => one.start - other.start)
}

/** The left side of an operator is a value. */
const hasValueIn = ({ type }: Node, key: string) =>
  key === 'left' && /^(BinaryExpression|LogicalExpression)$/.test(type)

const otherOperators: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
}

const otherCalls: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  every: 'some',
  some: 'every',
}

const removableCalls = /^(filter|toSorted|toReversed|slice)$/

type Change = (node: Node, text: string) => string[]

const sourceOf = (node: Node, key: string, text: string) => {
  const value = node[key]
  return isNode(value) ? text.slice(value.start, value.end) : ''
}

const changedOperator: Change = (node, text) => {
  const other = otherOperators[String(node['operator'])]
  return other
    ? [`(${sourceOf(node, 'left', text)}) ${other} (${sourceOf(node, 'right', text)})`]
    : []
}

const changes: Readonly<Record<string, Change>> = {
  BinaryExpression: changedOperator,
  LogicalExpression: changedOperator,
  AssignmentExpression: changedOperator,
  ConditionalExpression: (node, text) => [
    `(${sourceOf(node, 'consequent', text)})`,
    `(${sourceOf(node, 'alternate', text)})`,
  ],
  UnaryExpression: (node, text) =>
    node['operator'] === '!' || node['operator'] === '-' ? [sourceOf(node, 'argument', text)] : [],
  ArrayExpression: ({ elements }) => (Array.isArray(elements) && elements.length > 0 ? ['[]'] : []),
  Literal: ({ value }) => changedLiteral(value),
  CallExpression: changedCall,
}

const changesOf: Change = (node, text) => changes[node.type]?.(node, text) ?? []

function changedLiteral(value: unknown): string[] {
  if (typeof value === 'boolean') return [String(!value)]
  return typeof value === 'string' && value !== '' ? ["''"] : []
}

function changedCall({ callee, end }: Node, text: string): string[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return []
  const { object, property } = callee
  if (!isNode(object) || !isNode(property)) return []
  const name = text.slice(property.start, property.end)
  const [objectText, propertyText] = [
    text.slice(object.start, object.end),
    text.slice(property.end, end),
  ]
  if (removableCalls.test(name)) return [objectText]
  const other = otherCalls[name]
  return other ? [`${objectText}.${other}${propertyText}`] : []
}
