import { subscriptionChannel } from '@cairn/contract/accounts/profile'
import { locale } from '@cairn/contract/fields/identifiers'
import { z } from 'zod'

export const importInput = z.object({
  files: z.array(z.object({ name: z.string(), text: z.string() })),
  isDryRun: z.boolean(),
})
export type ImportInput = z.infer<typeof importInput>

export const importReport = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    changes: z.array(
      z.discriminatedUnion('change', [
        z.object({
          entity: z.string(),
          id: z.string(),
          change: z.enum(['added', 'changed', 'removed']),
        }),
        z.object({
          entity: z.string(),
          id: z.string(),
          change: z.literal('kept'),
          fields: z.array(z.string()),
        }),
        z.object({
          entity: z.string(),
          id: z.string(),
          change: z.literal('overwritten'),
          revision: z.int(),
        }),
      ]),
    ),
  }),
  z.object({
    ok: z.literal(false),
    problems: z.array(
      z.object({
        file: z.string(),
        line: z.int(),
        path: z.string(),
        message: z.string(),
        code: z.string().optional(),
      }),
    ),
  }),
])
export type ImportReport = z.infer<typeof importReport>

export const explainInput = z.object({ cartId: z.uuid(), locale })
export type ExplainInput = z.infer<typeof explainInput>

export const explainOutput = z.array(z.string()).nullable()
export type ExplainOutput = z.infer<typeof explainOutput>

const newsletterType = z.enum(['Newsletter', 'LoyaltyNewsletter'])

export const exportInput = z.object({
  channel: subscriptionChannel,
  siteId: z.string().optional(),
  /** The last subscriber of the page before. */
  after: z.object({ type: newsletterType, recipient: z.string() }).optional(),
})
export type ExportInput = z.infer<typeof exportInput>

export const exportOutput = z.array(
  z.object({
    type: newsletterType,
    recipient: z.string(),
    locale,
    country: z.string(),
    subscribedAt: z.string(),
    confirmedAt: z.string().nullable(),
    source: z.string(),
    textVersion: z.string(),
    unsubscribeUrl: z.string().nullable(),
  }),
)
export type ExportOutput = z.infer<typeof exportOutput>
