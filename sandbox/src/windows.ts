import { randomBytes } from 'node:crypto'
import { locale } from '@cairn/contract/fields/identifiers'
import { currency } from '@cairn/contract/fields/money'
import { z } from 'zod'
import type { Db } from './database.ts'
import { messagesIn } from './messages/messages.ts'
import type { PayLaterRequest, WindowRequest } from './requests.ts'

const row = z.object({
  session_id: z.string(),
  kind: z.enum(['card', 'wallet', 'payLater', 'device']),
  locale,
  origin: z.string(),
  amount: z.number().nullable(),
  currency: currency.nullable(),
  created_at: z.number(),
})

export type Window = z.infer<typeof row>

export function openWindow(db: Db, request: WindowRequest, nowMs: number): string {
  const sessionId = `win_${randomBytes(15).toString('hex')}`
  const { kind, locale: windowLocale, origin, amount = null, currency: money = null } = request
  db.prepare('insert into window values (?, ?, ?, ?, ?, ?, ?)').run(
    sessionId,
    kind,
    windowLocale,
    origin,
    amount,
    money,
    nowMs,
  )
  return sessionId
}

export function findWindow(db: Db, sessionId: string): Window | undefined {
  const record = db.prepare('select * from window where session_id = ?').get(sessionId)
  return record && row.parse(record)
}

export function openPayLater(db: Db, request: PayLaterRequest, nowMs: number) {
  const { key: _, ...window } = request
  const sessionId = openWindow(db, { kind: 'payLater', ...window }, nowMs)
  const translate = messagesIn(request.locale)
  return {
    sessionId,
    clientToken: `plc_${randomBytes(18).toString('hex')}`,
    categories: [
      { identifier: 'pay_later', name: translate('payInThirtyDays') },
      { identifier: 'pay_over_time', name: translate('payInParts') },
    ],
  }
}
