import { blockDeclarations } from '@cairn/contract/content/blocks/content-block'
import { z } from 'zod'

/** Sets a global variable that shows that the script has run. */
const strike = 'window.struck=1'

const openings = ['', '"', "'", '">', "'>", '</p>', '--></style></script>', '\ufeff<!--']

const attacks = [
  `<script>${strike}</script>`,
  `<ScRiPt src=data:text/javascript,${strike}></sCrIpT>`,
  `<img src=x onerror=${strike}>`,
  `<svg/onload=${strike}>`,
  `<svg><animate onbegin=${strike} attributeName=x dur=1s>`,
  `<body onload=${strike}>`,
  `<details open ontoggle=${strike}>`,
  `<input autofocus onfocus=${strike}>`,
  `<iframe srcdoc="<script>parent.${strike}</script>"></iframe>`,
  `<iframe src="javascript:parent.${strike}"></iframe>`,
  `<object data="data:text/html,<script>${strike}</script>"></object>`,
  `<embed src="javascript:${strike}">`,
  `<math><a xlink:href="javascript:${strike}">x</a></math>`,
  `<form action="javascript:${strike}"><button>x</button></form>`,
  `<base href="javascript:${strike}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${strike}">`,
  `<style>@import 'data:text/css,*{x:expression(${strike})}';</style>`,
  `<link rel=stylesheet href="data:text/css,*{}">`,
  `<template><script>${strike}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${strike}>">`,
  ` onmouseover=${strike} autofocus onfocus=${strike} x=`,
  `javascript:${strike}`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuc3RydWNrPTE8L3NjcmlwdD4=`,
  `java\tscript:${strike}`,
  `red;background:url(javascript:${strike});x:expression(${strike})`,
]

/** Two hundred texts that try to break out of a text. */
export const vectors: readonly string[] = openings.flatMap((opening) =>
  attacks.map((attack) => opening + attack),
)

type Schema = z.core.JSONSchema.JSONSchema
type Choose = (schema: Schema, path: string) => unknown

/** A value with all fields, including optional ones, and with an entry of each kind in every list. */
function filled(schema: Schema | boolean | undefined, path: string, choose: Choose): unknown {
  if (typeof schema !== 'object') return null
  const [one] = schema.anyOf ?? schema.oneOf ?? []
  if (one) return filled(one, path, choose)
  if (schema.type === 'object') return filledObject(schema, path, choose)
  return schema.type === 'array' ? filledList(schema, path, choose) : choose(schema, path)
}

/** Fields that are not part of a document, because the core reads them from the catalogue. */
const fetchedFields = new Map<string, unknown>([
  ['products', []],
  ['found', { result: [], facets: [], numFound: 0 }],
])

const filledObject = ({ properties = {} }: Schema, path: string, choose: Choose) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      fetchedFields.get(name) ?? filled(property, `${path}.${name}`, choose),
    ]),
  )

function filledList({ items }: Schema, path: string, choose: Choose) {
  if (typeof items !== 'object' || Array.isArray(items)) return []
  const kinds = items.anyOf ?? items.oneOf ?? [items]
  return kinds.map((kind, index) => filled(kind, `${path}.${index}`, choose))
}

const isFree = ({ type, enum: words, const: word, pattern, examples }: Schema) =>
  type === 'string' && words === undefined && word === undefined && !(pattern && examples)

function validValue({ type, enum: words, const: word, examples, minimum = 1 }: Schema): unknown {
  const [example] = [...(examples ?? []), ...(words ?? [])]
  if (example !== undefined || word !== undefined) return example ?? word
  if (type === 'string') return 'Words'
  return type === 'boolean' ? true : minimum
}

const schemas = blockDeclarations.map(({ type, fields }) => ({
  type,
  schema: z.toJSONSchema(fields, { io: 'output', unrepresentable: 'any' }),
}))

/** Which of the constrained fields contain an attack, besides the free texts. */
type AttackedFields = 'every place' | 'places by turns'

/** A block of each type as an attacker with access to the database could store it. */
function hostileBlocks(vector: string, turn: number, attacked: AttackedFields) {
  return schemas.flatMap(({ type, schema }) => {
    const constrained: string[] = []
    const fields = filled(schema, '', (leaf, path) => {
      if (leaf.type === 'string' && !isFree(leaf)) constrained.push(path)
      // Texts of one line must not contain control characters.
      return isFree(leaf) ? vector.replace(/\p{Cc}/gu, '').slice(0, 60) : validValue(leaf)
    })
    const places =
      attacked === 'every place'
        ? constrained
        : constrained.slice(turn % constrained.length).slice(0, 1)
    const broken = places.map((place) =>
      filled(schema, '', (leaf, path) => (path === place ? vector : validValue(leaf))),
    )
    return [fields, ...broken].map((each) => ({ type, fields: each }))
  })
}

/** The body of a page with these texts in every field of every block, which no import would accept. */
export const hostileBody = (some: readonly string[], attacked: AttackedFields) => ({
  title: some.join(' '),
  description: some.join(' '),
  sections: [
    {
      name: 'main',
      blocks: some.flatMap((vector, turn) =>
        hostileBlocks(vector, turn, attacked).map((block, index) => ({
          ...block,
          id: `${turn}-${index}`,
        })),
      ),
    },
  ],
})
