import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import { type CallExample, exampleIds } from '@cairn/contract/reference/examples/example-ids'
import type { Call } from '@cairn/contract/wire/call'
import { sampleOf } from '@cairn/contract/wire/sample'
import { z } from 'zod'
import type { CallRequest } from './visitor.ts'

/** A request that the schemas of a call accept. Its ids do not refer to existing rows. */
export function sampleRequest(call: Call): CallRequest {
  const toStrings = (input: unknown) =>
    Object.fromEntries(
      Object.entries(input ?? {}).map(([name, value]) => [name, String(value)] as const),
    )
  return {
    params: toStrings(call.params && sampleOf(call.params)),
    query: toStrings(call.query && sampleOf(call.query)),
    ...(call.body && { body: sampleOf(call.body) }),
  }
}

/** The same request for this cart. */
export function withBasketId(request: CallRequest, basketId: string): CallRequest {
  const renamed = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    const names = ['basketId', 'cartId'].filter((name) => Object.hasOwn(value, name))
    return { ...value, ...Object.fromEntries(names.map((name) => [name, basketId])) }
  }
  const params = { ...request.params }
  if ('basketId' in params) params['basketId'] = basketId
  return { ...request, params, ...(request.body !== undefined && { body: renamed(request.body) }) }
}

/** The same request for this order. */
export function withOrderNumber(request: CallRequest, orderNumber: string): CallRequest {
  const { params = {}, body } = request
  const orderParams = Object.keys(params).filter((name) => /^order(Id|Number)$/.test(name))
  const isInBody = typeof body === 'object' && body !== null && 'orderNumber' in body
  return {
    ...request,
    params: { ...params, ...Object.fromEntries(orderParams.map((name) => [name, orderNumber])) },
    ...(body !== undefined && { body: isInBody ? { ...body, orderNumber } : body }),
  }
}

export type ExampleName = keyof typeof callExamples
type IdName = keyof typeof exampleIds
export type ExampleIds = Partial<Record<IdName, string | null | undefined>>

/** The longest first, because a short one may be a part of a long one. */
const placeholders = (Object.keys(exampleIds) as IdName[])
  .map((id) => ({ id, placeholder: exampleIds[id] }))
  .toSorted((one, other) => other.placeholder.length - one.placeholder.length)

/** The example for what these ids name. */
export function withIds(name: ExampleName, ids: ExampleIds): CallExample {
  let text = JSON.stringify(callExamples[name])
  for (const { id, placeholder } of placeholders) {
    const actual = ids[id]
    if (actual !== undefined) text = text.replaceAll(placeholder, String(actual))
  }
  return JSON.parse(text)
}

type JsonSchema = z.core.JSONSchema.JSONSchema | boolean | undefined
type Path = readonly string[]

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/** Every field of a schema at any depth, including optional ones. */
export const fieldsOf = (schema: z.ZodType | undefined): Path[] =>
  schema ? pathsOf(jsonSchemaOf(schema)) : []

function pathsOf(schema: JsonSchema, parentPath: Path = []): Path[] {
  if (typeof schema !== 'object' || parentPath.length > 4) return []
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const items = Array.isArray(schema.items) ? [] : [schema.items]
  const childPaths = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = [...parentPath, name]
    return [path, ...pathsOf(property, path)]
  })
  return [
    ...childPaths,
    ...choices.flatMap((choice) => pathsOf(choice, parentPath)),
    ...items.flatMap((item) => pathsOf(item, [...parentPath, '0'])),
  ]
}

type Part = 'params' | 'query' | 'body'

/** The same request with another value in one field. */
export function withValue(
  request: CallRequest,
  part: Part,
  [path, value]: readonly [Path, unknown],
): CallRequest {
  return {
    ...request,
    [part]: withValueAt(request[part], path, part === 'body' ? value : String(value)),
  }
}

function withValueAt(target: unknown, [name = '', ...rest]: Path, value: unknown): unknown {
  const nestedValue = rest.length > 0 ? withValueAt(Object(target)[name], rest, value) : value
  if (Array.isArray(target)) return [nestedValue]
  return { ...Object(target), [name]: nestedValue }
}

/** The same body with more fields in each of its objects, as far as the schema does not declare them there. */
export const withUndeclaredFields = (schema: z.ZodType, body: unknown, fields: object): unknown =>
  withMoreFields(jsonSchemaOf(schema), body, fields)

function withMoreFields(schema: JsonSchema, value: unknown, fields: object): unknown {
  if (typeof schema !== 'object' || typeof value !== 'object' || value === null) return value
  const choices = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (choice) => typeof choice === 'object',
  )
  if (Array.isArray(value)) {
    const [items] = choices.flatMap((choice): JsonSchema[] =>
      Array.isArray(choice.items) || choice.items === undefined ? [] : [choice.items],
    )
    return value.map((item: unknown) => withMoreFields(items, item, fields))
  }
  // An object with names of any kind declares all of them.
  if (choices.some((choice) => choice.additionalProperties)) return value
  const properties: Record<string, JsonSchema> = Object.assign(
    {},
    ...choices.map((choice) => choice.properties),
  )
  const undeclared = Object.entries(fields).filter(([name]) => !Object.hasOwn(properties, name))
  const declared = Object.entries(value).map(([name, nested]): [string, unknown] => [
    name,
    withMoreFields(properties[name], nested, fields),
  ])
  return Object.fromEntries([...undeclared, ...declared])
}
