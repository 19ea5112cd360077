import type { Call } from '@cairn/contract/call'
import { accept, type Result } from '@cairn/contract/result'
import type { z } from 'zod'
import type { Addressed } from './guard.ts'
import { refuseCall, type RefusedCall } from './refused-call.ts'

const mostFieldsNamed = 20

/** Lets through what the call's schemas know, and nothing else. */
export function readInput(call: Call, raw: Addressed): Result<Addressed, RefusedCall> {
  const input: Addressed = { params: undefined, query: undefined, body: undefined }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (!schema) continue
    const read = schema.safeParse(raw[part])
    if (!read.success) {
      return refuseCall('fieldsInvalid', {}, { fields: wrongFields(read.error, part) })
    }
    input[part] = read.data
  }
  return accept(input)
}

const wrongFields = (error: z.ZodError, part: string) =>
  error.issues.slice(0, mostFieldsNamed).map(({ path, message }) => ({
    field: [part, ...path].join('.').slice(0, 120),
    message,
  }))
