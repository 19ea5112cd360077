import { z } from 'zod'
import { editorFields } from '../content/blocks/fields.ts'
import type { Call } from '../wire/call.ts'

/**
 * The descriptions of the fields of a schema or a call, by their path: `favorites.favoriteId`, for a call
 * `body.sku`. Lists, choices and optional values are no steps of a path. The path `` is the schema itself.
 */
export type FieldTexts = readonly (readonly [
  described: z.ZodType | Call,
  texts: Readonly<Record<string, string>>,
])[]

type Field = { owner: z.ZodObject; name: string }

/** Finds the description of a schema or of a field of an object. */
export type DescriptionFinder = {
  ofSchema: (schema: z.core.$ZodType) => string | undefined
  ofField: (owner: z.core.$ZodType, name: string) => string | undefined
}

/**
 * A field that an object has taken from another one, as with `extend` and `pick`, has the description that it has
 * there.
 */
export function findDescriptions(texts: FieldTexts): DescriptionFinder {
  const ofSchemas = new Map<z.core.$ZodType, string>()
  const ofFields = new Map<z.core.$ZodType, Map<string, string>>()
  const inherited = new Map<z.core.$ZodType, Map<string, string>>()
  for (const [described, textsByPath] of texts) {
    for (const [path, text] of Object.entries(textsByPath)) {
      if (path === '' && described instanceof z.ZodType) ofSchemas.set(described, text)
      else {
        for (const { owner, name } of fieldsAt(described, path)) {
          setIn(ofFields, owner, { name, text })
          const schema = owner.shape[name]
          if (schema) setIn(inherited, schema, { name, text })
        }
      }
    }
  }
  return {
    ofSchema: (schema) => ofSchemas.get(schema),
    ofField: (owner, name) => {
      const own = ofFields.get(owner)?.get(name)
      if (own !== undefined || !(owner instanceof z.ZodObject)) return own
      const schema = owner.shape[name]
      return inheritedText(inherited, schema, name) ?? labelOf(schema)
    },
  }
}

/** `partial` makes a field optional, and `required` the opposite. */
function inheritedText(
  inherited: ReadonlyMap<z.core.$ZodType, ReadonlyMap<string, string>>,
  schema: z.core.$ZodType,
  name: string,
): string | undefined {
  const own = inherited.get(schema)?.get(name)
  if (own !== undefined || !(schema instanceof z.ZodOptional)) return own
  return inheritedText(inherited, schema.unwrap(), name)
}

/** What editors see beside a field of a content block. */
function labelOf(schema: z.core.$ZodType): string | undefined {
  const label = editorFields.get(schema)?.label
  return label === undefined ? undefined : `${label}.`
}

function setIn(
  all: Map<z.core.$ZodType, Map<string, string>>,
  key: z.core.$ZodType,
  { name, text }: { name: string; text: string },
): void {
  const texts = all.get(key) ?? new Map<string, string>()
  if (!texts.has(name)) texts.set(name, text)
  all.set(key, texts)
}

/** Throws for a path that leads nowhere, so that no description outlives its field. */
function fieldsAt(described: z.ZodType | Call, path: string): Field[] {
  const steps = path.split('.')
  const [first = '', ...others] = steps
  const [schema, names] =
    described instanceof z.ZodType ? [described, steps] : [partOf(described, first), others]
  let owners = schema ? objectsIn(schema) : []
  let fields: Field[] = []
  for (const name of names) {
    fields = owners.filter(({ shape }) => name in shape).map((owner) => ({ owner, name }))
    owners = fields.flatMap(({ owner }) => objectsIn(owner.shape[name]))
  }
  if (fields.length === 0) throw new Error(`There is no field ${path} to describe`)
  return fields
}

const partOf = (call: Call, part: string): z.ZodType | undefined =>
  part === 'params' || part === 'query' || part === 'body' || part === 'answer'
    ? call[part]
    : undefined

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodExactOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault

/** The objects that a schema consists of, without those in their fields. */
function objectsIn(schema: z.core.$ZodType | undefined): z.ZodObject[] {
  if (schema === undefined) return []
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodArray) return objectsIn(schema.element)
  if (schema instanceof z.ZodRecord) return objectsIn(schema.valueType)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn)
  if (schema instanceof z.ZodPipe) return [...objectsIn(schema.in), ...objectsIn(schema.out)]
  return isWrapper(schema) ? objectsIn(schema.unwrap()) : []
}
