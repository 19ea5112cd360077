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

type DescribedField = Field & { text: string }

/**
 * A field that an object has taken from another one, as with `extend` and `pick`, has the description that it has
 * there.
 */
export function findDescriptions(texts: FieldTexts): DescriptionFinder {
  const ofSchemas = new Map<z.core.$ZodType, string>()
  const fields: DescribedField[] = []
  for (const [described, textsByPath] of texts) {
    for (const [path, text] of Object.entries(textsByPath)) {
      if (path === '' && described instanceof z.ZodType) ofSchemas.set(described, text)
      else fields.push(...fieldsAt(described, path).map((field) => ({ ...field, text })))
    }
  }
  const ownTexts = Map.groupBy(fields, ({ owner }) => owner)
  const bySchema = Map.groupBy(fields, ({ owner, name }) => owner.shape[name])
  return {
    ofSchema: (schema) => ofSchemas.get(schema),
    ofField: (owner, name) => {
      if (!(owner instanceof z.ZodObject)) return undefined
      const own = ownTexts.get(owner)?.find((field) => field.name === name)
      return own?.text ?? takenText(bySchema, { owner, name }) ?? labelOf(owner.shape[name])
    },
  }
}

function takenText(
  bySchema: ReadonlyMap<z.core.$ZodType | undefined, readonly DescribedField[]>,
  { owner, name }: Field,
): string | undefined {
  const schema: z.core.$ZodType | undefined = owner.shape[name]
  if (schema === undefined) return undefined
  // `partial` makes a field optional.
  const candidates = [schema, ...(schema instanceof z.ZodOptional ? [schema.unwrap()] : [])]
  return candidates
    .flatMap((candidate) =>
      (bySchema.get(candidate) ?? []).filter(
        (field) => !isShared(candidate) || isDerived(owner, field.owner),
      ),
    )
    .find((field) => field.name === name)?.text
}

/** Schemas such as ids have a description of their own and are in many objects that have nothing to do with each other. */
const isShared = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.description !== undefined

/** Whether an object has a field of another one that no third one can have. */
const isDerived = (one: z.ZodObject, other: z.ZodObject): boolean =>
  Object.entries(one.shape).some(
    ([name, schema]) => schema === other.shape[name] && !isShared(schema),
  )

/** What editors see beside a field of a content block. */
function labelOf(schema: z.core.$ZodType | undefined): string | undefined {
  const label = schema && editorFields.get(schema)?.label
  return label === undefined ? undefined : `${label}.`
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
