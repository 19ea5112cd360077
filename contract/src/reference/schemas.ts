import { z } from 'zod'
import { conditional } from '../content/conditions.ts'
import type { Call } from '../wire/call.ts'
import { allFieldTexts } from './all-field-texts.ts'
import { blockNames, isOfDepth, withoutDepth } from './block-names.ts'
import { findDescriptions } from './field-texts.ts'
import { schemaNames } from './schema-names.ts'

export type Json = { [key: string]: unknown }

type Direction = 'input' | 'output'

/** The JSON schemas of all calls, and those with a name. */
export type ReferenceSchemas = {
  input: (schema: z.ZodType) => Json
  output: (schema: z.ZodType) => Json
  named: Json
}

const prefix = '#/components/schemas/'
const referencePattern = /"\$ref":"#\/components\/schemas\/([^"]+)"/g

/** Schemas that requests and answers share but that differ, for example by defaults, get this in requests. */
const inputMark = 'Input'

/** Describes the schemas of the calls. A schema that has a name is described once and referred to. */
export function referenceSchemas(calls: Readonly<Record<string, Call>>): ReferenceSchemas {
  const inputs = convert(inputsOf(calls), 'input')
  const outputs = convert(
    [schemaNames.Error, ...Object.values(calls).map(({ answer }) => answer)],
    'output',
  )
  const differing = differingNames(inputs.named, outputs.named)
  const renamed = (json: Json): Json =>
    replaceReferences(json, (name) => (differing.has(name) ? `${name}${inputMark}` : name))
  const namedInputs = Object.entries(inputs.named).map(([name, json]) => [
    differing.has(name) ? `${name}${inputMark}` : name,
    renamed(json),
  ])
  return {
    input: (schema) => renamed(inputs.schemaOf(schema)),
    output: outputs.schemaOf,
    named: sorted({ ...Object.fromEntries(namedInputs), ...outputs.named }),
  }
}

const inputsOf = (calls: Readonly<Record<string, Call>>): z.ZodType[] =>
  Object.values(calls).flatMap(({ params, query, body }) =>
    [params, query, body].filter((schema) => schema !== undefined),
  )

/** Converts the schemas, and the named ones that they refer to. */
function convert(roots: readonly z.ZodType[], io: Direction) {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of [...Object.entries(schemaNames), ...blockNames()]) {
    if (!registry.has(schema)) registry.add(schema, { id: name })
  }
  for (const [index, root] of roots.entries()) {
    if (!registry.has(root)) registry.add(root, { id: `${io}.${index}` })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `${prefix}${id}`,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Clients must accept fields that a later version adds.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (io === 'output') dropCondition(zodSchema, jsonSchema)
      describe(zodSchema, jsonSchema)
    },
  })
  const jsonOf = (id: string) => replaceReferences(plain(schemas[id] ?? {}), withoutDepth)
  const schemaOf = (schema: z.ZodType): Json => {
    const id = registry.get(schema)?.id ?? ''
    return Object.hasOwn(schemaNames, id) ? referenceTo(id) : jsonOf(id)
  }
  const named = reachableFrom(
    roots.map(schemaOf),
    new Map(
      Object.keys(schemas)
        .filter((id) => !id.includes('.') && !isOfDepth(id))
        .map((id) => [id, jsonOf(id)]),
    ),
  )
  return { schemaOf, named }
}

/** Answers have no conditions, because the core applies them. */
function dropCondition(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const isConditional = schema instanceof z.ZodObject && schema.shape['when'] === conditional.when
  if (isConditional && json.properties) delete json.properties['when']
}

const descriptions = findDescriptions(allFieldTexts)

/** The descriptions of the fields are kept beside them until the fields are complete. */
const fieldTextsKey = 'x-field-texts'

function describe(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const text = descriptions.ofSchema(schema)
  if (text !== undefined) json.description = text
  const names = Object.keys(json.properties ?? {})
  const texts = names.map((name) => [name, descriptions.ofField(schema, name)] as const)
  const found = texts.filter(([, description]) => description !== undefined)
  if (found.length > 0) json[fieldTextsKey] = Object.fromEntries(found)
}

export const referenceTo = (name: string): Json => ({ $ref: `${prefix}${name}` })

/** Without the keywords of a document that has only one schema. */
function plain(schema: z.core.JSONSchema.BaseSchema): Json {
  const { $schema: _, ...json } = schema
  delete json.$id
  return placeDescriptions(json)
}

/** Puts every description where it is read. */
function placeDescriptions(json: unknown): Json {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, part]) => [key, visit(part)])
    return liftDescription(describeFields(withPortablePatterns(Object.fromEntries(entries))))
  }
  const visited = visit(json)
  return isObject(visited) ? visited : {}
}

/** Classes of characters by their Unicode property are unknown to the patterns of many languages and tools. */
function withPortablePatterns({ pattern, allOf, ...json }: Json): Json {
  const patterns = [pattern, ...(Array.isArray(allOf) ? allOf.map(patternOf) : [])]
  const isPattern = patterns.every((part) => part === undefined || typeof part === 'string')
  if (!isPattern) return { ...json, ...(pattern !== undefined && { pattern }), allOf }
  const portable = patterns.filter((part) => part !== undefined && !/\\p\{/i.test(part))
  if (portable.length > 1) return { ...json, allOf: portable.map((part) => ({ pattern: part })) }
  return portable.length === 0 ? json : { ...json, pattern: portable[0] }
}

/** The pattern of a schema that has nothing else. */
const patternOf = (json: unknown): unknown =>
  isObject(json) && Object.keys(json).every((key) => key === 'pattern') ? json['pattern'] : json

function describeFields({ [fieldTextsKey]: texts, ...json }: Json): Json {
  const { properties } = json
  if (!isObject(texts) || !isObject(properties)) return json
  const described = Object.entries(properties).map(([name, property]) =>
    isObject(property) && name in texts
      ? [name, { ...property, description: texts[name] }]
      : [name, property],
  )
  return { ...json, properties: Object.fromEntries(described) }
}

/** The description of a nullable value is that of its other choice. */
function liftDescription(json: Json): Json {
  const { anyOf, description } = json
  if (description !== undefined || !Array.isArray(anyOf)) return json
  const lifted = anyOf.filter(isObject).find((choice) => choice['description'] !== undefined)
  if (!lifted || '$ref' in lifted) return json
  const { description: text, ...rest } = lifted
  return {
    ...json,
    description: text,
    anyOf: anyOf.map((choice) => (choice === lifted ? rest : choice)),
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function replaceReferences(json: Json, rename: (name: string) => string): Json {
  const text = JSON.stringify(json).replaceAll(
    referencePattern,
    (_, name: string) => `"$ref":"${prefix}${rename(name)}"`,
  )
  return JSON.parse(text)
}

const referencesIn = (json: unknown): string[] =>
  Array.from(JSON.stringify(json).matchAll(referencePattern), ([, name = '']) => name)

function reachableFrom(
  roots: readonly Json[],
  all: ReadonlyMap<string, Json>,
): Record<string, Json> {
  const found = new Map<string, Json>()
  const queue = roots.flatMap(referencesIn)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const json = all.get(name)
    if (found.has(name) || !json) continue
    found.set(name, json)
    queue.push(...referencesIn(json))
  }
  return Object.fromEntries(found)
}

/** The names whose schema differs between requests and answers, and those that refer to one of them. */
function differingNames(
  inputs: Readonly<Record<string, Json>>,
  outputs: Readonly<Record<string, Json>>,
): ReadonlySet<string> {
  const shared = Object.keys(inputs).filter((name) => Object.hasOwn(outputs, name))
  const differing = new Set(
    shared.filter((name) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name])),
  )
  const refersToDiffering = (name: string) =>
    referencesIn(inputs[name]).some((reference) => differing.has(reference))
  for (let size = -1; size !== differing.size;) {
    size = differing.size
    for (const name of shared.filter(refersToDiffering)) differing.add(name)
  }
  return differing
}

const sorted = (named: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)))
