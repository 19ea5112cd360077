import { z } from 'zod'
import { machineName, singleLine } from '../fields/inputs.ts'
import { call } from '../wire/call.ts'

const maxLabels = 20
const maxNesting = 64

const labels = z
  .record(machineName, singleLine(200))
  .refine((record) => Object.keys(record).length <= maxLabels, `at most ${maxLabels} labels`)

export const ingestMeasurements = call({
  method: 'POST',
  path: '/fapi/performance/ingest',
  summary: 'Send performance measurements of pages.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'counted',
  body: z.object({
    measureBatch: z
      .array(
        z.object({
          name: machineName,
          duration: z.number().min(0).max(86_400_000),
          labels: labels.default({}),
        }),
      )
      .max(100),
  }),
  answer: z.object({}),
  refuses: [],
})

export const readServerTime = call({
  method: 'GET',
  path: '/fapi/server/time',
  summary: 'Read the server time.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ timestamp: z.iso.datetime() }),
  refuses: [],
})

const isNestedWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isNestedWithin(part, levels - 1)))

/** Any JSON value with a limited depth. */
const responseToCheck = z
  .unknown()
  .refine((value) => isNestedWithin(value, maxNesting), 'nested too deep')

export const validateResponse = call({
  method: 'POST',
  path: '/fapi/api/validate-response/{contract}',
  summary: 'Validate a received answer against the schema of its call.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'safe',
  params: z.object({ contract: machineName }),
  body: z.object({
    data: responseToCheck.optional(),
    error: responseToCheck.optional(),
    path: singleLine(2_000),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  }),
  answer: z.object({
    isValid: z.boolean(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  refuses: ['callUnknown'],
})
