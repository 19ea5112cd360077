import { z } from 'zod'
import { contentUrl, isContentUrl } from './content-url.ts'

const mostNodes = 200
const mostLetters = 4000

const mark = z.enum(['strong', 'emphasis'])

const text = z.object({
  type: z.literal('text'),
  text: z.string().max(mostLetters),
  marks: z.array(mark).optional(),
})
const link = z.object({ type: z.literal('link'), url: contentUrl, text: z.string().max(400) })
const lineBreak = z.object({ type: z.literal('break') })

const words = z.array(z.discriminatedUnion('type', [text, link, lineBreak])).max(mostNodes)

const paragraph = z.object({ type: z.literal('paragraph'), words })
const heading = z.object({ type: z.literal('heading'), level: z.literal([2, 3, 4]), words })
const list = z.object({
  type: z.literal('list'),
  isOrdered: z.boolean(),
  items: z.array(words).max(mostNodes),
})

export const richTextTree = z
  .array(z.discriminatedUnion('type', [paragraph, heading, list]))
  .max(mostNodes)

export type RichTextTree = z.infer<typeof richTextTree>
export type Words = z.infer<typeof words>

/** Text with structure, as a tree of our own: never markup, and nothing in it that we do not know. */
export const richText = z.preprocess(knownParts, richTextTree).default([])

type Given = Readonly<Record<string, unknown>>

/** What is left of a tree when everything is dropped that is not ours. */
function knownParts(given: unknown): unknown[] {
  return listOf(given).flatMap((node): unknown[] => {
    const { type, level, isOrdered, words: inside, items } = node
    if (type === 'paragraph') return [{ type, words: knownWords(inside) }]
    if (type === 'heading') {
      const known = level === 3 || level === 4 ? level : 2
      return [{ type, level: known, words: knownWords(inside) }]
    }
    if (type === 'list') {
      const kept = Array.isArray(items) ? items.slice(0, mostNodes) : []
      return [{ type, isOrdered: isOrdered === true, items: kept.map(knownWords) }]
    }
    return []
  })
}

function knownWords(given: unknown): unknown[] {
  return listOf(given).flatMap((node): unknown[] => {
    const { type, text: written, url, marks } = node
    if (type === 'break') return [{ type }]
    if (typeof written !== 'string') return []
    const kept = written.slice(0, mostLetters)
    // The words of a link that leads nowhere we know are still words.
    if (type === 'link' && isContentUrl(url)) return [{ type, url, text: kept.slice(0, 400) }]
    if (type !== 'text' && type !== 'link') return []
    const known = Array.isArray(marks) ? marks.filter((one) => mark.safeParse(one).success) : []
    return [{ type: 'text', text: kept, ...(known.length > 0 && { marks: known.slice(0, 2) }) }]
  })
}

const listOf = (given: unknown): Given[] =>
  Array.isArray(given) ? given.slice(0, mostNodes).filter(isNode) : []

const isNode = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
