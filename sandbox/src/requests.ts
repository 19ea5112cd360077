import { locale } from '@cairn/contract/fields/identifiers'
import { currency } from '@cairn/contract/fields/money'
import { z } from 'zod'
import { tokenKinds } from './tokens.ts'

const key = z.string().min(1).max(200)
const reference = z.string().max(80)
const amount = z.int().min(0).max(1_000_000_000)
const origin = z.url().max(200)
const opener = { locale, origin }

/** The requests of the shop. */
export const windowRequest = z.object({
  kind: z.enum([...tokenKinds, 'device']),
  ...opener,
  amount: amount.optional(),
  currency: currency.optional(),
})
export const payLaterRequest = z.object({ key, amount, currency, ...opener })
export const authorisationRequest = z.object({
  key,
  orderNumber: z.string().max(40),
  kind: z.enum(tokenKinds),
  token: z.string().max(200),
  amount,
  currency,
  ...opener,
  /** How long the shop waits for a challenge. */
  challengeSeconds: z.int().min(1).max(86_400).optional(),
  deviceFingerprint: z.string().max(500).optional(),
})
export const challengeAnswerRequest = z.object({ key, reference, proof: z.string().max(4000) })
export const tokenRequest = z.object({ token: z.string().max(200) })

export const keyRequest = z.object({ key })
export const movementRequest = z.object({ key, reference, amount })
export const voidRequest = z.object({ key, reference })

export type WindowRequest = z.infer<typeof windowRequest>
export type PayLaterRequest = z.infer<typeof payLaterRequest>
export type AuthorisationRequest = z.infer<typeof authorisationRequest>
export type MovementRequest = z.infer<typeof movementRequest>
