import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/**
 * A deterministic value that a schema accepts, for mock answers. Schemas with a pattern need an
 * example in their metadata.
 */
export const sampleOf = (schema: z.ZodType): unknown =>
  schema.parse(sampleValue(inputSchemaOf(schema)))

/**
 * The JSON schema of an input without references. A part that occurs in several places is the same object in all of
 * them, because copies of the union of blocks, which contains itself, would be large.
 */
export function inputSchemaOf(schema: z.ZodType): Schema {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
  })
  return withoutReferences(json, $defs, new Map())
}

type Definitions = Readonly<Record<string, unknown>>

function withoutReferences(
  json: object,
  definitions: Definitions,
  found: Map<string, object>,
): Schema
function withoutReferences(
  json: object,
  definitions: Definitions,
  found: Map<string, object>,
): unknown {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    return typeof part === 'object' && part !== null
      ? withoutReferences(part, definitions, found)
      : part
  }
  const { $ref, ...rest } = Object(json)
  const own = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, resolve(part)]))
  if ($ref === undefined) return own
  const name = String($ref).slice('#/$defs/'.length)
  const definition = found.get(name) ?? Object(resolve(definitions[name]))
  found.set(name, definition)
  return Object.keys(own).length === 0 ? definition : { ...definition, ...own }
}

function sampleValue(schema: Schema): unknown {
  const [example] = [...(schema.examples ?? []), ...(schema.enum ?? [])]
  if (example !== undefined) return example
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleValue(choice)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleValue))
  return sampleOfType(schema)
}

function sampleOfType(schema: Schema): unknown {
  switch (schema.type) {
    case 'object':
      return sampleObject(schema)
    case 'array':
      return sampleArray(schema)
    case 'string':
      return sampleText(schema)
    case 'number':
    case 'integer':
      return sampleNumber(schema)
    case 'boolean':
      return true
    default:
      return null
  }
}

function sampleObject({ properties = {}, required = [] }: Schema) {
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name]
      return [name, typeof property === 'object' ? sampleValue(property) : null]
    }),
  )
}

function sampleArray({ items, minItems = 1 }: Schema) {
  if (typeof items !== 'object' || Array.isArray(items)) return []
  return Array.from({ length: Math.max(minItems, 1) }, () => sampleValue(items))
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f',
  email: 'someone@example.com',
  'date-time': '2026-03-01T09:30:00.000Z',
  date: '2026-03-01',
  time: '09:30:00',
  uri: 'https://example.com/',
}

function sampleText({ format, minLength = 0, maxLength = Infinity }: Schema) {
  if (format && byFormat[format]) return byFormat[format]
  return 'Lichen on granite'.slice(0, maxLength).padEnd(minLength, '.')
}

function sampleNumber({ minimum = 0, exclusiveMinimum, maximum = Infinity }: Schema) {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum
  return Math.min(Math.max(1, least), maximum)
}
