import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale, type Locale } from '@cairn/contract/sites/sites'
import { richText, type RichTextTree, type InlineText } from '@cairn/contract/content/rich-text'

/** The pages of the loyalty programme; the blocks of the last one are shown in a dialog. */
export const loyaltyPages = ['loyalty', 'loyalty-terms', 'loyalty-modal'] as const

const accountPage = 'account/loyalty'

/** Whether this is the name of a loyalty page, of a page below one, or of a fragment, dialog or popup. */
const isLoyaltyName = (name: string): boolean =>
  loyaltyPages.some((page) => name === page || name.startsWith(`${page}/`))

/** Sites without a loyalty programme do not show its pages. */
export const isHiddenLoyaltyPage = (slug: string, locale: Locale): boolean =>
  !settingsOf(locale).hasLoyalty && isLoyaltyName(slug)

/** Whether a URL in content leads to a loyalty page, in any locale of the shop with this origin. */
export function isLoyaltyUrl(url: string, publicOrigin: string): boolean {
  const parsed = URL.parse(url, publicOrigin)
  if (!parsed || parsed.host !== new URL(publicOrigin).host) return false
  if (isLoyaltyName(parsed.hash.slice(1))) return true
  const [first = '', ...rest] = pathSegments(parsed.pathname)
  const path = (isLocale(first) ? rest : [first, ...rest]).join('/')
  return path === accountPage || isLoyaltyName(path)
}

const pathSegments = (pathname: string): string[] =>
  decodedPath(pathname).split('/').filter(Boolean)

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

type JsonObject = Readonly<Record<string, unknown>>
type IsLoyaltyUrl = (url: string) => boolean

/** A part of a document without its loyalty links; without a value if the whole part is removed. */
type RemovalResult<Value = unknown> = {
  value?: Value
  hasRemovals: boolean
  /** Whether the part still has a purpose: another link, products or a form. */
  hasPurpose: boolean
}

type RemovalOptions = {
  isLoyaltyLink: IsLoyaltyUrl
  /** Whether a text with a loyalty link and no other link is removed as a whole. */
  isMessage: boolean
}

const removed = { hasRemovals: true, hasPurpose: false }

/**
 * Removes the loyalty links from the body of a document, for locales without a loyalty programme. Blocks, entries
 * and menu items with no other links are removed with them; a link within other text becomes plain text.
 */
export function removeLoyaltyLinks(body: JsonObject, isLoyaltyLink: IsLoyaltyUrl): JsonObject {
  const { sections, items } = body
  const options = { isLoyaltyLink, isMessage: false }
  const result = {
    ...body,
    ...(Array.isArray(sections) && {
      sections: objectsIn(sections).map((section) => ({
        ...section,
        blocks: removeFromList(listOf(section['blocks']), options).value,
      })),
    }),
    ...(Array.isArray(items) && { items: removeFromList(items, options).value }),
  }
  // Links to removed dialogs are removed as well.
  const remainingDialogs = new Set(dialogNamesIn(result))
  const removedDialogs = dialogNamesIn(body).filter((name) => !remainingDialogs.has(name))
  if (removedDialogs.length === 0) return result
  return removeLoyaltyLinks(
    result,
    (url) => isLoyaltyLink(url) || removedDialogs.includes(url.replace(/^#/, '')),
  )
}

function removeFrom(value: unknown, options: RemovalOptions): RemovalResult {
  if (Array.isArray(value)) return removeFromList(value, options)
  if (isObject(value)) return removeFromObject(value, options)
  return { value, hasRemovals: false, hasPurpose: false }
}

function removeFromList(
  list: readonly unknown[],
  options: RemovalOptions,
): RemovalResult<unknown[]> {
  return combineResults(list.map((each) => removeFrom(each, options)))
}

/** A list with remaining entries keeps its purpose, even if the entries have no links. */
function combineResults<Value>(results: readonly RemovalResult<Value>[]): RemovalResult<Value[]> {
  const remaining = results.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const hasRemovals = results.some((result) => result.hasRemovals)
  return {
    value: remaining,
    hasRemovals,
    hasPurpose:
      (hasRemovals && remaining.length > 0) || results.some((result) => result.hasPurpose),
  }
}

function removeFromObject(object: JsonObject, options: RemovalOptions): RemovalResult {
  if (isLoyaltyPart(object, options.isLoyaltyLink)) return removed
  const results = Object.entries(object).map(
    ([key, value]) => [key, removeFromField(key, value, options)] as const,
  )
  const hasRemovals = results.some(([, result]) => result.hasRemovals)
  const hasPurpose = hasOwnPurpose(object) || results.some(([, result]) => result.hasPurpose)
  if (hasRemovals && !hasPurpose) return removed
  const value = Object.fromEntries(
    results.flatMap(([key, result]) => (result.value === undefined ? [] : [[key, result.value]])),
  )
  return { value, hasRemovals, hasPurpose }
}

function removeFromField(key: string, value: unknown, options: RemovalOptions): RemovalResult {
  if (key === 'richText') return removeFromRichText(value, options)
  return removeFrom(value, key === 'messages' ? { ...options, isMessage: true } : options)
}

const isLoyaltyPart = ({ url, name, fragmentId }: JsonObject, isLoyaltyLink: IsLoyaltyUrl) =>
  (typeof url === 'string' && isLoyaltyLink(url)) ||
  [name, fragmentId].some((reference) => typeof reference === 'string' && isLoyaltyName(reference))

const hasOwnPurpose = ({ url, productIds, newsletterForm, event }: JsonObject) =>
  typeof url === 'string' ||
  (Array.isArray(productIds) && productIds.length > 0) ||
  newsletterForm === true ||
  isObject(event)

function removeFromRichText(value: unknown, options: RemovalOptions): RemovalResult {
  const parsed = richText.safeParse(value)
  if (!parsed.success) return { value, hasRemovals: false, hasPurpose: false }
  return combineResults(parsed.data.map((part) => removeFromTextPart(part, options)))
}

function removeFromTextPart(
  part: RichTextTree[number],
  options: RemovalOptions,
): RemovalResult<RichTextTree[number]> {
  if (part.type !== 'list') {
    const { value: words, ...result } = removeFromInlineText(part.words, options)
    return { ...result, ...(words && { value: { ...part, words } }) }
  }
  const { value: items = [], ...result } = combineResults(
    part.items.map((each) => removeFromInlineText(each, options)),
  )
  if (result.hasRemovals && items.length === 0) return removed
  return { ...result, value: { ...part, items } }
}

/** Removes a text that consists of loyalty links only; other texts keep the words of the links. */
function removeFromInlineText(
  words: InlineText,
  { isLoyaltyLink, isMessage }: RemovalOptions,
): RemovalResult<InlineText> {
  const isLoyaltyLinkWord = (word: InlineText[number]) =>
    word.type === 'link' && isLoyaltyLink(word.url)
  const hasLoyaltyLink = words.some(isLoyaltyLinkWord)
  const hasPurpose = words.some((word) => word.type === 'link' && !isLoyaltyLinkWord(word))
  const isOnlyLoyaltyLinks = isMessage
    ? !hasPurpose
    : words.every((word) => isLoyaltyLinkWord(word) || isBlank(word))
  if (hasLoyaltyLink && isOnlyLoyaltyLinks) return removed
  const value = words.map((word) =>
    word.type === 'link' && isLoyaltyLink(word.url)
      ? { type: 'text' as const, text: word.text }
      : word,
  )
  return { value, hasRemovals: false, hasPurpose }
}

const isBlank = (word: InlineText[number]) =>
  word.type === 'break' || (word.type === 'text' && !/[\p{L}\p{N}]/u.test(word.text))

const dialogNamesIn = ({ sections }: JsonObject): string[] =>
  objectsIn(sections)
    .flatMap(({ blocks }) => objectsIn(blocks))
    .flatMap(({ type, fields }) =>
      type === 'dialog' && isObject(fields) ? [String(fields['name'])] : [],
    )

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const objectsIn = (value: unknown): JsonObject[] => listOf(value).filter(isObject)

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
