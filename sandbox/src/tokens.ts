import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { manners, type Manner } from './manner.ts'
import type { Books } from './open-books.ts'

export const tokenKinds = ['card', 'wallet', 'payLater'] as const
export type TokenKind = (typeof tokenKinds)[number]

export type Means = {
  kind: TokenKind
  manner: Manner
  brand: string | null
  last4: string | null
  expiryMonth: number | null
  expiryYear: number | null
}

const prefixes: Record<TokenKind, string> = { card: 'tok', wallet: 'wal', payLater: 'plt' }

const row = z.object({
  kind: z.enum(tokenKinds),
  manner: z.enum(manners),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  expiry_month: z.number().nullable(),
  expiry_year: z.number().nullable(),
})

/** Nothing of what it stands for can be read from a token. */
export function keepMeans(books: Books, means: Means): string {
  const token = `${prefixes[means.kind]}_${randomBytes(18).toString('hex')}`
  books
    .prepare('insert into token values (?, ?, ?, ?, ?, ?, ?)')
    .run(
      token,
      means.kind,
      means.manner,
      means.brand,
      means.last4,
      means.expiryMonth,
      means.expiryYear,
    )
  return token
}

export function findMeans(books: Books, token: string): Means | undefined {
  const found = books.prepare('select * from token where token = ?').get(token)
  if (!found) return testMeans(token)
  const { kind, manner, brand, last4, expiry_month, expiry_year } = row.parse(found)
  return { kind, manner, brand, last4, expiryMonth: expiry_month, expiryYear: expiry_year }
}

/** Known without any window: `tok_test_approve`, `wal_test_decline`, `plt_test_pending` and so on. */
function testMeans(token: string): Means | undefined {
  const [prefix, test, name] = token.split('_')
  const kind = tokenKinds.find((one) => prefixes[one] === prefix)
  const manner = manners.find((one) => one === name)
  if (test !== 'test' || !kind || !manner) return undefined
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2099 }
  const none = { brand: null, last4: null, expiryMonth: null, expiryYear: null }
  return { kind, manner, ...(kind === 'card' ? card : none) }
}
