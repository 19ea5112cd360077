import { z } from 'zod'

export type Schema = z.core.JSONSchema.JSONSchema

export const jsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

type FillOptions = {
  /** Decides which of several variants and named values a field has, counted around. */
  turn: number
  /** The number of entries in each list that may have so many. */
  entries: number
  /** The value of a field that accepts any text. */
  textFor: (leaf: Schema, path: string) => string
  /** Replaces the valid value of any other field. */
  constrained?: (leaf: Schema, path: string, value: unknown) => unknown
  /** The entries of a list of any blocks. */
  blocks?: () => readonly object[]
}

/** A value with all fields, including optional ones, and with an entry of each kind in every list. */
export const fillSchema = (schema: Schema, filling: FillOptions): unknown =>
  fillPart(schema, '', filling)

function fillPart(
  schema: Schema | boolean | undefined,
  path: string,
  filling: FillOptions,
): unknown {
  if (typeof schema !== 'object') return null
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fillPart(byTurns(variants, filling.turn), path, filling)
  if (schema.type === 'object') return filledObject(schema, path, filling)
  if (schema.type === 'array') return filledList(schema, path, filling)
  if (isFreeText(schema)) return filling.textFor(schema, path)
  const value = validValue(schema, filling.turn)
  return filling.constrained ? filling.constrained(schema, path, value) : value
}

const byTurns = <Choice>(choices: readonly Choice[], turn: number): Choice | undefined =>
  choices[turn % choices.length]

/** Fields that documents do not have, because the core reads them from the catalogue, and conditions, which it applies. */
const fetchedFields = new Map<string, unknown>([
  ['products', []],
  ['found', { result: [], facets: [], numFound: 0 }],
  ['when', undefined],
])

const filledObject = ({ properties = {} }: Schema, path: string, filling: FillOptions) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      fetchedFields.has(name)
        ? fetchedFields.get(name)
        : fillPart(property, `${path}.${name}`, filling),
    ]),
  )

function filledList({ items, maxItems = 1 }: Schema, path: string, filling: FillOptions) {
  if (typeof items !== 'object' || Array.isArray(items)) return []
  const kinds = items.anyOf ?? items.oneOf
  if (isAnyBlock(items)) return filling.blocks?.() ?? []
  if (kinds) return kinds.map((kind, index) => fillPart(kind, `${path}.${index}`, filling))
  const length = Math.min(filling.entries, maxItems)
  return Array.from({ length }, () => fillPart(items, `${path}.0`, filling))
}

const isAnyBlock = ({ type, properties = {} }: Schema): boolean =>
  type === 'object' && Object.keys(properties).length === 0

/** Whether a field accepts any text of one line. */
export const isFreeText = (schema: Schema): boolean =>
  schema.type === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.format === undefined &&
  !(schema.pattern && schema.examples)

function validValue(schema: Schema, turn: number): unknown {
  const { type, enum: allowedValues, const: fixedValue, examples, format, minimum = 1 } = schema
  const [example] = examples ?? []
  if (example !== undefined) return example
  if (allowedValues) return byTurns(allowedValues, turn)
  if (fixedValue !== undefined) return fixedValue
  if (type === 'string') return format === 'date' ? '2027-02-27' : 'Words'
  return type === 'boolean' ? turn % 2 === 0 : minimum
}
