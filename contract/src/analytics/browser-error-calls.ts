import { z } from 'zod'
import { machineName, multiLine } from '../fields/inputs.ts'
import { call } from '../wire/call.ts'
import { browserErrorLimits as limits, maxErrors } from './browser-errors.ts'

/** What has failed in a browser. */
export const browserErrorKind = z.enum([
  'script',
  'rejection',
  'hydration',
  'route',
  'call',
  'file',
])

export const browserError = z.object({
  kind: browserErrorKind,
  name: multiLine(limits.name).optional(),
  message: multiLine(limits.message),
  stack: multiLine(limits.stack).optional(),
  path: z
    .string()
    .max(limits.path)
    .regex(/^\/[^\s?#]*$/)
    .meta({ examples: ['/en-us/cart'] }),
  count: z.int().min(1).max(10_000).default(1),
  call: machineName.optional(),
  status: z.int().min(400).max(599).optional(),
  errorId: z
    .string()
    .regex(/^[A-Z]{2,6}\d{3,4}$/)
    .meta({ examples: ['GEN500'] })
    .optional(),
  correlationId: z.uuid().optional(),
})
export type BrowserError = z.infer<typeof browserError>
export type NewBrowserError = z.input<typeof browserError>

export const ingestErrors = call({
  method: 'POST',
  path: '/fapi/errors/ingest',
  summary: 'Report failures that a page has had in a browser.',
  description:
    'For pages of the shop, each of which reports at most ten, without personal data. The reports are logged, counted and, where the shop is set up for it, forwarded to Sentry. Without consent to C0002 they are ignored. The answer is empty.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'counted',
  body: z.object({ errors: z.array(browserError).max(maxErrors) }),
  answer: z.object({}),
  refuses: [],
})
