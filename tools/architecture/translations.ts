import { isNode, parseFile, type SyntaxNode, walk } from '../measures/syntax.ts'
import { isCode, isTest, type Rule, type Source } from './sources.ts'

export const otherLanguages = ['de', 'fr', 'it', 'es']

/** Files with words of several languages that are not texts of the shop. */
const exceptions: Readonly<Record<string, string>> = {
  'commerce/src/catalogue/listing/text-search.ts': 'names of text search configurations',
  'sandbox/src/wallet-people.ts': 'sample addresses',
  'storefront/app/styleguide/texts.ts': 'sample content that tests long words',
}

export const isMessageFile = ({ path }: Source): boolean => /\/messages\/[\w-]+\.ts$/.test(path)

const isTranslatable = (source: Source): boolean =>
  isCode(source) &&
  !isTest(source) &&
  !isMessageFile(source) &&
  !/^(?:demo|bench)\/|\/testing\//.test(source.path) &&
  !Object.hasOwn(exceptions, source.path)

/** The texts of a feature are in its folder `messages`, with one file for each language. */
export const translationsAreMessages: Rule = (sources) =>
  sources
    .filter((source) => isTranslatable(source) && containsTranslations(source))
    .map(({ path }) => `${path} contains texts in several languages: move them to messages/`)

const accentedLetters = /[À-ÖØ-öø-ÿĀ-ſ]/
const languageKey = /\b(?:de|fr|it|es)\b['"]?\s*[:=]/

function containsTranslations({ path, text }: Source): boolean {
  if (!accentedLetters.test(text) && !languageKey.test(text)) return false
  let isFound = false
  walk(parseFile(path, text).program, (node) => {
    isFound ||= isAccentedText(node) || hasTextsByLanguage(node) || isNamedAfterLanguage(node)
  })
  return isFound
}

/** A single letter is data, for example of a function that removes accents. */
function isAccentedText(node: SyntaxNode): boolean {
  const text = node.type === 'TemplateElement' ? rawOf(node['value']) : node['value']
  return (
    /^(?:Literal|JSXText|TemplateElement)$/.test(node.type) &&
    typeof text === 'string' &&
    text.length > 1 &&
    accentedLetters.test(text)
  )
}

const rawOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'raw' in value ? value.raw : undefined

/** An object such as `{ en: 'Cart', fr: 'Panier' }`; `{ en, fr }` combines message files. */
function hasTextsByLanguage(node: SyntaxNode): boolean {
  if (node.type !== 'ObjectExpression') return false
  const keys = propertiesOf(node)
    .filter(({ key, value }) => isText(value) && value['value'] !== key)
    .map(({ key }) => key)
  return keys.includes('en') && otherLanguages.some((language) => keys.includes(language))
}

const isText = ({ type }: SyntaxNode) =>
  /^(?:Literal|TemplateLiteral|ArrayExpression|ObjectExpression)$/.test(type)

function isNamedAfterLanguage({ type, id, init }: SyntaxNode): boolean {
  if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return false
  return otherLanguages.includes(String(id['name'])) && recordOf(init) !== undefined
}

/** The object of `{ … } as const satisfies …`. */
export function recordOf(node: SyntaxNode): SyntaxNode | undefined {
  const { type, expression } = node
  if (type === 'ObjectExpression') return node
  return /^TS(?:As|Satisfies)Expression$/.test(type) && isNode(expression)
    ? recordOf(expression)
    : undefined
}

export function propertiesOf({ properties }: SyntaxNode): { key: string; value: SyntaxNode }[] {
  const nodes = Array.isArray(properties) ? properties.filter(isNode) : []
  return nodes.flatMap(({ type, key, value }) => {
    if (type !== 'Property' || !isNode(key) || !isNode(value)) return []
    return [{ key: String(key['name'] ?? key['value']), value }]
  })
}
