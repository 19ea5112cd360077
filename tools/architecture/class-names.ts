import { isNode, parseFile, type SyntaxNode, walk } from '../measures/syntax.ts'
import { isTest, type Source } from './sources.ts'

/** The class names of one element, or of one entry of a constant such as `lookClasses`. */
export type ElementClasses = {
  path: string
  names: string[]
  /** `story-` of `story-${width}`. */
  prefixes: string[]
  /** Expressions that the tool cannot read class names from. */
  unreadable: string[]
}

const classVariable = /^(?:className|undefined|\w*(?:Class|Classes))$/

export const isComponent = (source: Source): boolean =>
  /^storefront\/app\/.*\.tsx$/.test(source.path) && !isTest(source)

/** Reads `className` attributes, and variables and functions that are called …Class or …Classes. */
export function elementClassesIn({ path, text }: Source): ElementClasses[] {
  const elements: ElementClasses[] = []
  const read = (node: unknown) => {
    if (!isNode(node)) return
    const element = { path, names: [], prefixes: [], unreadable: [] }
    readValue(node, element, text)
    elements.push(element)
  }
  walk(parseFile(path, text).program, (node) => {
    if (node.type === 'JSXAttribute' && nameOf(node['name']) === 'className') read(node['value'])
    if (node.type === 'VariableDeclarator' && /Class(?:es)?$/.test(nameOf(node['id']))) {
      for (const value of entriesOf(node['init'])) read(value)
    }
  })
  return elements
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''

/** Each property of an object is the value of an own element. */
function entriesOf(node: unknown): unknown[] {
  if (!isNode(node)) return []
  if (node.type === 'TSAsExpression') return entriesOf(node['expression'])
  if (node.type !== 'ObjectExpression') return [node]
  return nodesIn(node['properties']).map((property) => property['value'])
}

const nodesIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

type Reader = (node: SyntaxNode, element: ElementClasses, text: string) => void

/** Reads class names from several children of an expression. */
const readChildren =
  (...keys: string[]): Reader =>
  (node, element, text) => {
    for (const key of keys) {
      const child = node[key]
      if (isNode(child)) readValue(child, element, text)
    }
  }

const readVariable: Reader = (node, element, text) => {
  if (!classVariable.test(nameOf(node))) element.unreadable.push(sourceOf(node, text))
}

const readers: Readonly<Record<string, Reader>> = {
  JSXExpressionContainer: readChildren('expression'),
  ConditionalExpression: readChildren('consequent', 'alternate'),
  LogicalExpression: readChildren('right'),
  ArrowFunctionExpression: readChildren('body'),
  ParenthesizedExpression: readChildren('expression'),
  MemberExpression: readChildren('object'),
  Identifier: readVariable,
  Literal: (node, element) => addNames(element, String(node['value'] ?? '')),
  TemplateLiteral: readTemplate,
  CallExpression: readCall,
}

function readValue(node: SyntaxNode, element: ElementClasses, text: string): void {
  const reader = readers[node.type]
  if (reader) reader(node, element, text)
  else element.unreadable.push(sourceOf(node, text))
}

/** In `widths.map((width) => …).join(' ')` the function has the class names. */
function readCall(node: SyntaxNode, element: ElementClasses, text: string): void {
  const callee = node['callee']
  if (!isNode(callee)) return
  const method = nameOf(callee['property'])
  if (method === 'map')
    return nodesIn(node['arguments']).forEach((f) => readValue(f, element, text))
  readValue(callee, element, text)
}

/** An expression that directly follows a text continues a name; another one has names of its own. */
function readTemplate(node: SyntaxNode, element: ElementClasses, text: string): void {
  const texts = nodesIn(node['quasis']).map(textOf)
  const expressions = nodesIn(node['expressions'])
  texts.forEach((part, index) => {
    const isContinued = index < expressions.length && /[\w-]$/.test(part)
    const words = part.split(/\s+/)
    const prefix = isContinued ? words.pop() : undefined
    addNames(element, words.join(' '))
    if (prefix !== undefined) return void element.prefixes.push(prefix)
    const expression = expressions[index]
    if (expression) readValue(expression, element, text)
  })
}

const textOf = ({ value }: SyntaxNode): string =>
  typeof value === 'object' && value && 'cooked' in value ? String(value.cooked) : ''

const addNames = (element: ElementClasses, names: string) =>
  element.names.push(...names.split(/\s+/).filter((name) => name !== ''))

const sourceOf = ({ start, end }: SyntaxNode, text: string) => text.slice(start, end)
