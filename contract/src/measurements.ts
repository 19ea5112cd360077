import { z } from 'zod'
import { call } from './call.ts'
import { line, word } from './text.ts'

const mostLabels = 20
const mostNested = 64

const labels = z
  .record(word, line(200))
  .refine((given) => Object.keys(given).length <= mostLabels, `at most ${mostLabels} labels`)

export const ingestMeasurements = call({
  method: 'POST',
  path: '/fapi/performance/ingest',
  summary: 'How fast pages were for somebody.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'counted',
  body: z.object({
    measureBatch: z
      .array(
        z.object({
          name: word,
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
  summary: 'What time it is, whatever the visitor’s clock says.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ timestamp: z.iso.datetime() }),
  refuses: [],
})

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1)))

/** Whatever an answer was; only so deep that looking at it ends. */
const anAnswer = z.unknown().refine((value) => isWithin(value, mostNested), 'nested too deep')

export const validateResponse = call({
  method: 'POST',
  path: '/fapi/api/validate-response/{contract}',
  summary: 'Check an answer that a page received against its contract.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'safe',
  params: z.object({ contract: word }),
  body: z.object({
    data: anAnswer.optional(),
    error: anAnswer.optional(),
    path: line(2_000),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  }),
  answer: z.object({
    isValid: z.boolean(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  refuses: ['callUnknown'],
})
