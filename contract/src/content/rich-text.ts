import { z } from 'zod'
import { contentUrl, isContentUrl } from './content-url.ts'

const maxNodes = 200
const maxTextLength = 4000

const mark = z.enum(['strong', 'emphasis'])

const text = z.object({
  type: z.literal('text'),
  text: z.string().max(maxTextLength),
  marks: z.array(mark).optional(),
})
const link = z.object({ type: z.literal('link'), url: contentUrl, text: z.string().max(400) })
const lineBreak = z.object({ type: z.literal('break') })

export const inlineText = z
  .array(z.discriminatedUnion('type', [text, link, lineBreak]))
  .max(maxNodes)

const paragraph = z.object({ type: z.literal('paragraph'), text: inlineText })
const heading = z.object({
  type: z.literal('heading'),
  level: z.literal([2, 3, 4]),
  text: inlineText,
})
const list = z.object({
  type: z.literal('list'),
  isOrdered: z.boolean(),
  items: z.array(inlineText).max(maxNodes),
})

export const richTextTree = z
  .array(z.discriminatedUnion('type', [paragraph, heading, list]))
  .max(maxNodes)

export type RichTextTree = z.infer<typeof richTextTree>
export type InlineText = z.infer<typeof inlineText>

/** Structured text as a tree without markup; unknown nodes and attributes are dropped. */
export const richText = z.preprocess(keepKnownNodes, richTextTree).default([])

type UnknownNode = Readonly<Record<string, unknown>>

function keepKnownNodes(value: unknown): unknown[] {
  return nodesIn(value).flatMap((node): unknown[] => {
    const { type, level, isOrdered, text: children, items } = node
    if (type === 'paragraph') return [{ type, text: keepKnownInlineText(children) }]
    if (type === 'heading') {
      const knownLevel = level === 3 || level === 4 ? level : 2
      return [{ type, level: knownLevel, text: keepKnownInlineText(children) }]
    }
    if (type === 'list') {
      const listItems = Array.isArray(items) ? items.slice(0, maxNodes) : []
      return [{ type, isOrdered: isOrdered === true, items: listItems.map(keepKnownInlineText) }]
    }
    return []
  })
}

function keepKnownInlineText(value: unknown): unknown[] {
  return nodesIn(value).flatMap((node): unknown[] => {
    const { type, text: content, url, marks } = node
    if (type === 'break') return [{ type }]
    if (typeof content !== 'string') return []
    const limited = content.slice(0, maxTextLength)
    // A link with an invalid URL becomes plain text.
    if (type === 'link' && isContentUrl(url)) return [{ type, url, text: limited.slice(0, 400) }]
    if (type !== 'text' && type !== 'link') return []
    const knownMarks = Array.isArray(marks)
      ? marks.filter((candidate) => mark.safeParse(candidate).success)
      : []
    return [
      {
        type: 'text',
        text: limited,
        ...(knownMarks.length > 0 && { marks: knownMarks.slice(0, 2) }),
      },
    ]
  })
}

const nodesIn = (value: unknown): UnknownNode[] =>
  Array.isArray(value) ? value.slice(0, maxNodes).filter(isNode) : []

const isNode = (value: unknown): value is UnknownNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
