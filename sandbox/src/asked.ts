import { currency } from '@cairn/contract/money'
import { locale } from '@cairn/contract/locale'
import { z } from 'zod'
import { tokenKinds } from './tokens.ts'

const key = z.string().min(1).max(200)
const reference = z.string().max(80)
const amount = z.int().min(0).max(1_000_000_000)
const origin = z.url().max(200)
const opener = { locale, origin }

/** What the shop may ask, as it comes in. */
export const askedWindow = z.object({
  kind: z.enum([...tokenKinds, 'device']),
  ...opener,
  amount: amount.optional(),
  currency: currency.optional(),
})
export const askedPayLater = z.object({ key, amount, currency, ...opener })
export const askedAuthorisation = z.object({
  key,
  orderNumber: z.string().max(40),
  kind: z.enum(tokenKinds),
  token: z.string().max(200),
  amount,
  currency,
  ...opener,
  deviceFingerprint: z.string().max(500).optional(),
})
export const askedAnswer = z.object({ key, reference, proof: z.string().max(4000) })
export const askedKey = z.object({ key })
export const askedMovement = z.object({ key, reference, amount })
export const askedVoid = z.object({ key, reference })

export type AskedWindow = z.infer<typeof askedWindow>
export type AskedPayLater = z.infer<typeof askedPayLater>
export type AskedAuthorisation = z.infer<typeof askedAuthorisation>
export type AskedMovement = z.infer<typeof askedMovement>
