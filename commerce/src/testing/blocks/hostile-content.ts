import type { BlockPlace } from '@cairn/contract/content/blocks/declaration'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { articleMetadata, menuNode } from '@cairn/contract/content/document'
import { fillSchema, isFreeText, jsonSchema, type Schema } from './filled-schema.ts'

/** Sets a global variable that shows that the script has run. It is short, so that it fits into short fields. */
const attackScript = 'hit=1'

const openings = ['', '"', "'", '">', "'>", '</p>', '--></style></script>', '\ufeff<!--']

const attacks = [
  `<script>${attackScript}</script>`,
  `<ScRiPt src=data:text/javascript,${attackScript}></sCrIpT>`,
  `<img src=x onerror=${attackScript}>`,
  `<svg/onload=${attackScript}>`,
  `<svg><animate onbegin=${attackScript} attributeName=x dur=1s>`,
  `<body onload=${attackScript}>`,
  `<details open ontoggle=${attackScript}>`,
  `<input autofocus onfocus=${attackScript}>`,
  `<iframe srcdoc="<script>parent.${attackScript}</script>"></iframe>`,
  `<iframe src="javascript:parent.${attackScript}"></iframe>`,
  `<object data="data:text/html,<script>${attackScript}</script>"></object>`,
  `<embed src="javascript:${attackScript}">`,
  `<math><a xlink:href="javascript:${attackScript}">x</a></math>`,
  `<form action="javascript:${attackScript}"><button>x</button></form>`,
  `<base href="javascript:${attackScript}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${attackScript}">`,
  `<style>@import 'data:text/css,*{x:expression(${attackScript})}';</style>`,
  `<link rel=stylesheet href="data:text/css,*{}">`,
  `<template><script>${attackScript}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${attackScript}>">`,
  ` onmouseover=${attackScript} autofocus onfocus=${attackScript} x=`,
  `javascript:${attackScript}`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0PTE8L3NjcmlwdD4=`,
  `java\tscript:${attackScript}`,
  `red;background:url(javascript:${attackScript});x:expression(${attackScript})`,
]

export const attackCount = attacks.length

/** Two hundred texts that try to break out of a text: every attack after the first opening, then after the second, and so on. */
export const vectors: readonly string[] = openings.flatMap((opening) =>
  attacks.map((attack) => opening + attack),
)

const blockSchemas = blockDeclarations.map(({ type, places, fields }) => ({
  type,
  places: new Set<BlockPlace>(places),
  schema: jsonSchema(fields),
}))

const richTextSchema = blockSchemas.find(({ type }) => type === 'rich-text')?.schema ?? {}

export type HostileBlock = { type: string; fields: unknown }

/** Texts must not contain control characters. */
const fittingText = (text: string, { maxLength }: Schema) =>
  text.replace(/\p{Cc}/gu, '').slice(0, maxLength)

type AttackOptions = {
  /** Decides which of several variants and named values the other fields have. */
  turn?: number
  /** The number of entries in each list that may have so many. */
  entries?: number
}

/** The fields of a schema with one text after the other in the fields that accept any text. */
function withTexts(schema: Schema, texts: readonly string[], options: AttackOptions = {}): unknown {
  const { turn = 0, entries = 1 } = options
  let position = turn
  return fillSchema(schema, {
    turn,
    entries,
    textFor: (leaf) => {
      const text = texts[position % texts.length] ?? ''
      position += 1
      return fittingText(text, leaf)
    },
    blocks: () => [{ type: 'rich-text', fields: withTexts(richTextSchema, texts, options) }],
  })
}

/** A block of each type that the place allows, which an import accepts, with the texts in every field for texts. */
export const blocksWithTexts = (
  texts: readonly string[],
  place: BlockPlace,
  options: AttackOptions = {},
): HostileBlock[] =>
  blockSchemas
    .filter(({ type, places }) => places.has(place) && type !== 'fragment')
    .map(({ type, schema }) => ({ type, fields: withTexts(schema, texts, options) }))
    .map((block) => (block.type === 'filter-by' ? withMatchingIds(block) : block))

/** A filter names either products or categories. */
const withMatchingIds = ({ type, fields }: HostileBlock): HostileBlock => ({
  type,
  fields: {
    ...Object(fields),
    filterBy: Object(fields).variant === 'bySku' ? ['CAIRN001BLK'] : ['210000'],
  },
})

export const menuWithTexts = (texts: readonly string[], turn: number) =>
  [0, 1, 2].map((index) =>
    withTexts(jsonSchema(menuNode), texts, { turn: turn + index, entries: 2 }),
  )

export const articleWithTexts = (texts: readonly string[], turn: number) =>
  withTexts(jsonSchema(articleMetadata), texts, { turn })

/** A text for each field of each block that accepts any text, by which the field is found on a page. */
export const fieldMarks = new Map(
  blockSchemas
    .flatMap(({ type, schema }) => freePaths(schema).map((path) => type + path))
    .map((field, index) => [field, `~${index}~`]),
)

function freePaths(schema: Schema): string[] {
  const paths = new Set<string>()
  fillSchema(schema, { turn: 0, entries: 1, textFor: (_, path) => String(paths.add(path).size) })
  return [...paths]
}

export const markedBlocks = (place: BlockPlace, turn: number): HostileBlock[] =>
  blockSchemas
    .filter(({ type, places }) => places.has(place) && type !== 'fragment')
    .map(({ type, schema }) => ({
      type,
      fields: fillSchema(schema, {
        turn,
        entries: 1,
        textFor: (_, path) => fieldMarks.get(type + path) ?? 'Words',
      }),
    }))

/** The places in blocks that accept certain strings only: URLs, colours, pictures, named values and others. */
export const constrainedPlaces = blockSchemas.flatMap(({ type, places, schema }) => {
  const paths = new Set<string>()
  fillSchema(schema, {
    turn: 0,
    entries: 1,
    textFor: () => 'Words',
    constrained: (leaf, path, value) => {
      if (leaf.type === 'string' && !isFreeText(leaf)) paths.add(path)
      return value
    },
  })
  return Array.from(paths, (path) => ({ type, places, path, schema }))
})

/** A valid block, apart from the text at one of its constrained places. */
export const blockWithText = (
  { type, path: attackedPath, schema }: (typeof constrainedPlaces)[number],
  text: string,
): HostileBlock => ({
  type,
  fields: fillSchema(schema, {
    turn: 0,
    entries: 1,
    textFor: () => 'Words',
    constrained: (_, path, value) => (path === attackedPath ? text : value),
  }),
})
