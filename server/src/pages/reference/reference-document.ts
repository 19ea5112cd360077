/** The parts of the OpenAPI document that the page shows. */
export type ReferenceDocument = {
  info: { title: string; version: string; license: { name: string; url: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, ReferenceResponse>
  }
}

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: (Parameter | Reference)[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, ReferenceResponse | Reference>
}

type Reference = { $ref: string }
export type ReferenceResponse = { description: string; content: Record<string, { schema: Schema }> }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
  example?: unknown
}

export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
}

/** A call with its place. */
export type ReferenceCall = { method: string; path: string; operation: Operation }

export const callsOf = ({ paths }: ReferenceDocument): ReferenceCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

/** The names of the schemas that requests consist of. */
export function sentSchemas({ paths, components }: ReferenceDocument): ReadonlySet<string> {
  const bodies = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ requestBody }) => requestBody),
  )
  const names = new Set<string>()
  const queue = namesIn(bodies)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (names.has(name)) continue
    names.add(name)
    queue.push(...namesIn(components.schemas[name]))
  }
  return names
}

const namesIn = (part: unknown): string[] =>
  Array.from(
    (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g),
    ([, name = '']) => name,
  )

export const isReference = (value: object): value is Reference => '$ref' in value

export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''
