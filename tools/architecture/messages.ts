import { posix } from 'node:path'
import { isNode, parseFile, type SyntaxNode, walk } from '../measures/syntax.ts'
import { storefrontFeatures } from './feature-order.ts'
import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'
import { isMessageFile, otherLanguages, propertiesOf, recordOf } from './translations.ts'

/** Keys and texts of a message file; undefined if it is anything but one flat record of strings. */
type Messages = ReadonlyMap<string, string>

/** The compiler finds missing keys and placeholders, but not surplus placeholders and empty texts. */
export const messagesAreTranslated: Rule = (sources) => {
  const files = new Map(sources.filter(isMessageFile).map((source) => [source.path, source]))
  return [...files.values()]
    .filter(({ path, text }) => path.endsWith('/en.ts') && !isCatalogue(text))
    .flatMap((source) => {
      const english = messagesIn(source)
      if (!english) return [`${source.path} is no flat record of texts`]
      return otherLanguages.flatMap((language) => {
        const path = posix.join(posix.dirname(source.path), `${language}.ts`)
        const translation = files.get(path)
        return translation ? differencesFrom(english, translation) : [`${path} is missing`]
      })
    })
}

/** A file that spreads the messages of all features. */
const isCatalogue = (text: string) => /^ {2}\.\.\.\w+,$/m.test(text)

function differencesFrom(english: Messages, source: Source): string[] {
  const { path } = source
  const messages = messagesIn(source)
  if (!messages) return [`${path} is no flat record of texts`]
  const keys = new Set([...english.keys(), ...messages.keys()])
  return [...keys].flatMap((key) => {
    const text = messages.get(key)?.trim()
    const original = english.get(key)
    if (!text || original === undefined)
      return [`${path} has no text, or a surplus one, for ${key}`]
    return placeholdersIn(text) === placeholdersIn(original)
      ? []
      : [`${path}: ${key} has other placeholders than in English`]
  })
}

const pluralForm = /(?:=\d+|zero|one|two|few|many|other) \{[^{}]*\}/g

const placeholdersIn = (text: string): string =>
  Array.from(text.replace(pluralForm, '').matchAll(/\{(\w+)/g), ([, name]) => name)
    .toSorted()
    .join(' ')

function messagesIn({ path, text }: Source): Messages | undefined {
  let record: SyntaxNode | undefined
  walk(parseFile(path, text).program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node['init']))
      record ??= recordOf(node['init'])
  })
  if (!record || !Array.isArray(record['properties'])) return undefined
  const entries = propertiesOf(record).flatMap(({ key, value: { value } }): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : [],
  )
  return entries.length === record['properties'].length ? new Map(entries) : undefined
}

/** Messages are loaded by all pages of a language, so that one that no page uses is loaded for nothing. */
export const messagesAreWithTheirFeature: Rule = (sources) => {
  const pages = sources.filter((source) => isPageCode(source))
  const words = new Set(pages.flatMap(({ text }) => withoutComments(text).match(/\w+/g) ?? []))
  const owners = ownersOfMessages(sources)
  return [
    ...owners
      .filter(({ key }, index) => owners.findIndex((owner) => owner.key === key) < index)
      .map(({ path, key }) => `${path}: another feature has ${key}, too`),
    ...owners
      .filter(({ key }) => !words.has(key))
      .map(({ path, key }) => `${path}: no page uses ${key}`),
    ...pages.flatMap((page) => laterMessagesIn(page, owners)),
  ]
}

const isPageCode = (source: Source) =>
  source.path.startsWith('storefront/app/') &&
  isCode(source) &&
  !isTest(source) &&
  !isMessageFile(source)

type MessageOwner = { key: string; path: string }

const ownersOfMessages = (sources: readonly Source[]): MessageOwner[] =>
  sources
    .filter(({ path }) => /^storefront\/app\/[\w-]+\/messages\/en\.ts$/.test(path))
    .flatMap((source) =>
      [...(messagesIn(source)?.keys() ?? [])].map((key) => ({ key, path: source.path })),
    )

function laterMessagesIn({ path, text }: Source, owners: readonly MessageOwner[]): string[] {
  const usedKeys = new Set(Array.from(text.matchAll(/\bt\(\s*'(\w+)'/g), ([, key]) => key))
  return owners
    .filter((owner) => usedKeys.has(owner.key) && positionOf(owner.path) > positionOf(path))
    .map((owner) => `${path} uses ${owner.key} of the later ${owner.path}`)
}

/** Files beside the folders of the features come last. */
function positionOf(path: string): number {
  const position = storefrontFeatures.indexOf(path.split('/')[2] ?? '')
  return position < 0 ? storefrontFeatures.length : position
}
