import { explainCart } from '@cairn/commerce/cart/explain-cart-store'
import type { Database } from '@cairn/commerce/platform/database/database'
import { locale } from '@cairn/contract/locale'
import { z } from 'zod'

const given = z.object({ cartId: z.uuid(), locale })
export type ExplainGiven = z.infer<typeof given>

export const explanation = z.array(z.string()).nullable()

export const explainCommand =
  (database: Database) =>
  async (input: unknown): Promise<z.infer<typeof explanation>> =>
    (await explainCart(database, given.parse(input))) ?? null
