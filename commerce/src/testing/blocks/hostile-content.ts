import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { z } from 'zod'

/** Sets a global variable that shows that the script has run. */
const attackScript = 'window.struck=1'

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
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuc3RydWNrPTE8L3NjcmlwdD4=`,
  `java\tscript:${attackScript}`,
  `red;background:url(javascript:${attackScript});x:expression(${attackScript})`,
]

/** Two hundred texts that try to break out of a text. */
export const vectors: readonly string[] = openings.flatMap((opening) =>
  attacks.map((attack) => opening + attack),
)

type Schema = z.core.JSONSchema.JSONSchema
type Choose = (schema: Schema, path: string) => unknown

/** A value with all fields, including optional ones, and with an entry of each kind in every list. */
function fillSchema(schema: Schema | boolean | undefined, path: string, choose: Choose): unknown {
  if (typeof schema !== 'object') return null
  const [variant] = schema.anyOf ?? schema.oneOf ?? []
  if (variant) return fillSchema(variant, path, choose)
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
      fetchedFields.get(name) ?? fillSchema(property, `${path}.${name}`, choose),
    ]),
  )

function filledList({ items }: Schema, path: string, choose: Choose) {
  if (typeof items !== 'object' || Array.isArray(items)) return []
  const kinds = items.anyOf ?? items.oneOf ?? [items]
  return kinds.map((kind, index) => fillSchema(kind, `${path}.${index}`, choose))
}

const isFree = ({ type, enum: allowedValues, const: fixedValue, pattern, examples }: Schema) =>
  type === 'string' &&
  allowedValues === undefined &&
  fixedValue === undefined &&
  !(pattern && examples)

function validValue({
  type,
  enum: allowedValues,
  const: fixedValue,
  examples,
  minimum = 1,
}: Schema): unknown {
  const [example] = [...(examples ?? []), ...(allowedValues ?? [])]
  if (example !== undefined || fixedValue !== undefined) return example ?? fixedValue
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
function hostileBlocks(vector: string, vectorIndex: number, attackedFields: AttackedFields) {
  return schemas.flatMap(({ type, schema }) => {
    const constrained: string[] = []
    const fields = fillSchema(schema, '', (leaf, path) => {
      if (leaf.type === 'string' && !isFree(leaf)) constrained.push(path)
      // Texts of one line must not contain control characters.
      return isFree(leaf) ? vector.replace(/\p{Cc}/gu, '').slice(0, 60) : validValue(leaf)
    })
    const places =
      attackedFields === 'every place'
        ? constrained
        : constrained.slice(vectorIndex % constrained.length).slice(0, 1)
    const invalidBlocks = places.map((place) =>
      fillSchema(schema, '', (leaf, path) => (path === place ? vector : validValue(leaf))),
    )
    return [fields, ...invalidBlocks].map((invalidBlock) => ({ type, fields: invalidBlock }))
  })
}

/** The body of a page with these texts in every field of every block, which no import would accept. */
export const hostileBody = (texts: readonly string[], attackedFields: AttackedFields) => ({
  title: texts.join(' '),
  description: texts.join(' '),
  sections: [
    {
      name: 'main',
      blocks: texts.flatMap((vector, vectorIndex) =>
        hostileBlocks(vector, vectorIndex, attackedFields).map((block, index) => ({
          ...block,
          id: `${vectorIndex}-${index}`,
        })),
      ),
    },
  ],
})
