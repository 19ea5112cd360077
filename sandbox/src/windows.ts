import { randomBytes } from 'node:crypto'
import { locale } from '@cairn/contract/fields/identifiers'
import { currency } from '@cairn/contract/fields/money'
import { type Language, languageOf } from '@cairn/contract/sites/sites'
import { z } from 'zod'
import type { Db } from './database.ts'
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

export function openWindow(db: Db, request: WindowRequest, now: number): string {
  const sessionId = `win_${randomBytes(15).toString('hex')}`
  const { kind, locale: windowLocale, origin, amount = null, currency: money = null } = request
  db.prepare('insert into window values (?, ?, ?, ?, ?, ?, ?)').run(
    sessionId,
    kind,
    windowLocale,
    origin,
    amount,
    money,
    now,
  )
  return sessionId
}

export function findWindow(db: Db, sessionId: string): Window | undefined {
  const record = db.prepare('select * from window where session_id = ?').get(sessionId)
  return record && row.parse(record)
}

export function openPayLater(db: Db, request: PayLaterRequest, now: number) {
  const { key: _, ...window } = request
  const sessionId = openWindow(db, { kind: 'payLater', ...window }, now)
  const [name, parts] = payLaterNames[languageOf(request.locale)]
  return {
    sessionId,
    clientToken: `plc_${randomBytes(18).toString('hex')}`,
    categories: [
      { identifier: 'pay_later', name },
      { identifier: 'pay_over_time', name: parts },
    ],
  }
}

const payLaterNames: Record<Language, [later: string, parts: string]> = {
  en: ['Pay in 30 days', 'Pay in 3 parts'],
  de: ['In 30 Tagen bezahlen', 'In 3 Raten bezahlen'],
  fr: ['Payer dans 30 jours', 'Payer en 3 fois'],
  it: ['Paga tra 30 giorni', 'Paga in 3 rate'],
  es: ['Paga en 30 días', 'Paga en 3 plazos'],
}
