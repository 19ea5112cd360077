import { accept, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Call } from '@cairn/contract/wire/call'
import type { z } from 'zod'
import { refuseCall, type RefusedCall } from './refused-call.ts'
import type { SignedBody } from './request-context.ts'
import type { CallInput } from './serve.ts'

/** The largest body that any call takes. */
export const largestBody = 256 * 1024

// Lenient parsing of this header has let requests skip validation elsewhere. Everything but this one spelling is answered with 415.
const json = /^application\/json(?:; ?charset=utf-8)?$/i

export async function readBody(request: Request): Promise<Result<unknown>> {
  const type = request.headers.get('content-type')
  if (type === null && !request.body) return accept({})
  if (type === null || !json.test(type)) return refuse('wrongContentType')
  const text = await readAtMost(request, largestBody)
  return text === undefined ? refuse('bodyTooLarge') : parse(text)
}

function parse(text: string): Result<unknown> {
  if (text === '') return accept({})
  try {
    const value: unknown = JSON.parse(text)
    return accept(value)
  } catch {
    return refuse('fieldsInvalid')
  }
}

async function readAtMost(request: Request, limit: number): Promise<string | undefined> {
  const announced = request.headers.get('content-length')
  if (announced !== null) return Number(announced) > limit ? undefined : request.text()
  const decoder = new TextDecoder()
  let read = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    read += chunk.byteLength
    if (read > limit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** More keys than any call declares. The rest is ignored. */
const maxKeys = 100

/** The value of every key, or the list of its values if the key occurs several times. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string[]>()
  for (const [key, value] of search) {
    const values = query.get(key)
    if (values) values.push(value)
    else if (query.size < maxKeys) query.set(key, [value])
  }
  query.delete('__proto__')
  return Object.fromEntries(
    query.entries().map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

/** Reads the body unparsed, because its signature covers the exact bytes. */
export async function readSigned(request: Request): Promise<Result<SignedBody>> {
  const body = await readAtMost(request, largestBody)
  if (body === undefined) return refuse('bodyTooLarge')
  return accept({ body, header: (name) => request.headers.get(name) ?? undefined })
}

const maxReportedFields = 20

/** Parses the input with the schemas of the call, which drop unknown fields. */
export function readInput(call: Call, raw: CallInput): Result<CallInput, RefusedCall> {
  const input: CallInput = { params: undefined, query: undefined, body: undefined }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (!schema) continue
    const read = schema.safeParse(raw[part])
    if (!read.success) {
      return refuseCall(
        'fieldsInvalid',
        {},
        { fields: wrongFields(read.error, { part, value: raw[part] }) },
      )
    }
    input[part] = read.data
  }
  return accept(input)
}

/** Without the words of the validator, which are English and meant for programmers. */
const wrongFields = (error: z.ZodError, { part, value }: { part: string; value: unknown }) =>
  error.issues.slice(0, maxReportedFields).map(({ path }) => ({
    field: [part, ...path].join('.').slice(0, 120),
    isMissing: path.reduce(fieldOf, value) === undefined,
  }))

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
