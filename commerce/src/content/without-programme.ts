import { richText, type RichTextTree, type Words } from '@cairn/contract/content-rich-text'
import { isOfProgramme } from './programme-pages.ts'

type Loose = Readonly<Record<string, unknown>>
type Leads = (url: string) => boolean

/** What is left of a part of a document, and nothing of what led to the programme alone. */
type Rest<Value = unknown> = {
  value?: Value
  /** Whether something in it was left out. */
  hasLost: boolean
  /** Whether it is still of use: it leads elsewhere, or does something by itself. */
  isOfUse: boolean
}

type Way = {
  leads: Leads
  /** Whether a link among words is what the words are there for. */
  isBrief: boolean
}

const gone = { hasLost: true, isOfUse: false }

/**
 * The body of a document as a locale without a programme shows it. What leads there is left out: a link; an entry, a
 * block, an item of the menu with every one of its links; a link among other words becomes words.
 */
export function withoutProgramme(body: Loose, leads: Leads): Loose {
  const { sections, items } = body
  const way = { leads, isBrief: false }
  const rest = {
    ...body,
    ...(Array.isArray(sections) && {
      sections: objectsIn(sections).map((section) => ({
        ...section,
        blocks: restOfList(listOf(section['blocks']), way).value,
      })),
    }),
    ...(Array.isArray(items) && { items: restOfList(items, way).value }),
  }
  // Whoever pressed a link to a dialog that is left out would see nothing happen.
  const named = new Set(dialogsIn(rest))
  const lost = dialogsIn(body).filter((name) => !named.has(name))
  if (lost.length === 0) return rest
  return withoutProgramme(rest, (url) => leads(url) || lost.includes(url.replace(/^#/, '')))
}

function restOf(value: unknown, way: Way): Rest {
  if (Array.isArray(value)) return restOfList(value, way)
  if (isObject(value)) return restOfObject(value, way)
  return { value, hasLost: false, isOfUse: false }
}

function restOfList(list: readonly unknown[], way: Way): Rest<unknown[]> {
  return together(list.map((each) => restOf(each, way)))
}

/** What others remain in is still of use, whether they lead anywhere or not. */
function together<Value>(rests: readonly Rest<Value>[]): Rest<Value[]> {
  const kept = rests.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const hasLost = rests.some((rest) => rest.hasLost)
  return {
    value: kept,
    hasLost,
    isOfUse: (hasLost && kept.length > 0) || rests.some((rest) => rest.isOfUse),
  }
}

function restOfObject(given: Loose, way: Way): Rest {
  if (isIts(given, way.leads)) return gone
  const rests = Object.entries(given).map(
    ([key, value]) => [key, restOfField(key, value, way)] as const,
  )
  const hasLost = rests.some(([, rest]) => rest.hasLost)
  const isOfUse = doesSomething(given) || rests.some(([, rest]) => rest.isOfUse)
  if (hasLost && !isOfUse) return gone
  const value = Object.fromEntries(
    rests.flatMap(([key, rest]) => (rest.value === undefined ? [] : [[key, rest.value]])),
  )
  return { value, hasLost, isOfUse }
}

function restOfField(key: string, value: unknown, way: Way): Rest {
  if (key === 'richText') return restOfText(value, way)
  return restOf(value, key === 'messages' ? { ...way, isBrief: true } : way)
}

const isIts = ({ url, name, fragmentId }: Loose, leads: Leads) =>
  (typeof url === 'string' && leads(url)) ||
  [name, fragmentId].some((called) => typeof called === 'string' && isOfProgramme(called))

const doesSomething = ({ url, productIds, newsletterForm, event }: Loose) =>
  typeof url === 'string' ||
  (Array.isArray(productIds) && productIds.length > 0) ||
  newsletterForm === true ||
  isObject(event)

function restOfText(value: unknown, way: Way): Rest {
  const read = richText.safeParse(value)
  if (!read.success) return { value, hasLost: false, isOfUse: false }
  return together(read.data.map((part) => restOfPart(part, way)))
}

function restOfPart(part: RichTextTree[number], way: Way): Rest<RichTextTree[number]> {
  if (part.type !== 'list') {
    const { value: words, ...rest } = restOfWords(part.words, way)
    return { ...rest, ...(words && { value: { ...part, words } }) }
  }
  const { value: items = [], ...rest } = together(part.items.map((each) => restOfWords(each, way)))
  if (rest.hasLost && items.length === 0) return gone
  return { ...rest, value: { ...part, items } }
}

/** A line that is nothing but such links is left out; in a sentence, their words are kept. */
function restOfWords(words: Words, { leads, isBrief }: Way): Rest<Words> {
  const isItsLink = (word: Words[number]) => word.type === 'link' && leads(word.url)
  const hasIts = words.some(isItsLink)
  const isOfUse = words.some((word) => word.type === 'link' && !isItsLink(word))
  const isNothingElse = isBrief ? !isOfUse : words.every((word) => isItsLink(word) || isBlank(word))
  if (hasIts && isNothingElse) return gone
  const value = words.map((word) =>
    word.type === 'link' && leads(word.url) ? { type: 'text' as const, text: word.text } : word,
  )
  return { value, hasLost: false, isOfUse }
}

const isBlank = (word: Words[number]) =>
  word.type === 'break' || (word.type === 'text' && !/[\p{L}\p{N}]/u.test(word.text))

const dialogsIn = ({ sections }: Loose): string[] =>
  objectsIn(sections)
    .flatMap(({ blocks }) => objectsIn(blocks))
    .flatMap(({ type, fields }) =>
      type === 'dialog' && isObject(fields) ? [String(fields['name'])] : [],
    )

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const objectsIn = (value: unknown): Loose[] => listOf(value).filter(isObject)

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
