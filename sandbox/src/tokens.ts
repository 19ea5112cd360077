import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cardBehaviours, type CardBehaviour } from './card-behaviour.ts'
import type { Db } from './database.ts'

export const tokenKinds = ['card', 'wallet', 'payLater'] as const
export type TokenKind = (typeof tokenKinds)[number]

export type PaymentInstrument = {
  kind: TokenKind
  behaviour: CardBehaviour
  brand: string | null
  last4: string | null
  expiryMonth: number | null
  expiryYear: number | null
}

const prefixes: Record<TokenKind, string> = { card: 'tok', wallet: 'wal', payLater: 'plt' }

const row = z.object({
  kind: z.enum(tokenKinds),
  behaviour: z.enum(cardBehaviours),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  expiry_month: z.number().nullable(),
  expiry_year: z.number().nullable(),
})

/** A random token that reveals nothing about the card. */
export function storeInstrument(db: Db, instrument: PaymentInstrument): string {
  const token = `${prefixes[instrument.kind]}_${randomBytes(18).toString('hex')}`
  db.prepare('insert into token values (?, ?, ?, ?, ?, ?, ?)').run(
    token,
    instrument.kind,
    instrument.behaviour,
    instrument.brand,
    instrument.last4,
    instrument.expiryMonth,
    instrument.expiryYear,
  )
  return token
}

export function findInstrument(db: Db, token: string): PaymentInstrument | undefined {
  const stored = db.prepare('select * from token where token = ?').get(token)
  if (!stored) return testInstrument(token)
  const { kind, behaviour, brand, last4, expiry_month, expiry_year } = row.parse(stored)
  return {
    kind,
    behaviour,
    brand,
    last4,
    expiryMonth: expiry_month,
    expiryYear: expiry_year,
  }
}

/** Lets the shop recognise a card or a customer of several tokens. */
export function storeFingerprint(db: Db, { token, payer }: { token: string; payer: string }) {
  const fingerprint = createHash('sha256').update(payer).digest('base64url')
  db.prepare('insert into card_fingerprint values (?, ?)').run(token, fingerprint)
}

const fingerprintRow = z.object({ fingerprint: z.string() })

export function findFingerprint(db: Db, token: string): string | null {
  const stored = db.prepare('select fingerprint from card_fingerprint where token = ?').get(token)
  return stored ? fingerprintRow.parse(stored).fingerprint : null
}

/** What was paid with it can still be refunded. */
export function deleteToken(db: Db, token: string): null {
  db.prepare('delete from token where token = ?').run(token)
  db.prepare('delete from card_fingerprint where token = ?').run(token)
  return null
}

/** Fixed tokens for tests without a window: `tok_test_approve`, `wal_test_decline`, `plt_test_pending` and so on. */
function testInstrument(token: string): PaymentInstrument | undefined {
  const [prefix, test, name] = token.split('_')
  const kind = tokenKinds.find((tokenKind) => prefixes[tokenKind] === prefix)
  const behaviour = cardBehaviours.find((cardBehaviour) => cardBehaviour === name)
  if (test !== 'test' || !kind || !behaviour) return undefined
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2099 }
  const none = { brand: null, last4: null, expiryMonth: null, expiryYear: null }
  return { kind, behaviour, ...(kind === 'card' ? card : none) }
}
