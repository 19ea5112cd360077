import { randomBytes } from 'node:crypto'
import { locale } from '@cairn/contract/locale'
import { currency } from '@cairn/contract/money'
import { type Language, languageOf } from '@cairn/contract/sites'
import { z } from 'zod'
import type { AskedPayLater, AskedWindow } from './asked.ts'
import type { Books } from './open-books.ts'

const row = z.object({
  session_id: z.string(),
  kind: z.enum(['card', 'wallet', 'payLater', 'device']),
  locale,
  origin: z.string(),
  amount: z.number().nullable(),
  currency: currency.nullable(),
  made_at: z.number(),
})

export type Window = z.infer<typeof row>

export function openWindow(books: Books, asked: AskedWindow, now: number): string {
  const sessionId = `win_${randomBytes(15).toString('hex')}`
  const { kind, locale: spoken, origin, amount = null, currency: money = null } = asked
  books
    .prepare('insert into window values (?, ?, ?, ?, ?, ?, ?)')
    .run(sessionId, kind, spoken, origin, amount, money, now)
  return sessionId
}

export function findWindow(books: Books, sessionId: string): Window | undefined {
  const found = books.prepare('select * from window where session_id = ?').get(sessionId)
  return found && row.parse(found)
}

export function openPayLater(books: Books, asked: AskedPayLater, now: number) {
  const { key: _, ...window } = asked
  const sessionId = openWindow(books, { kind: 'payLater', ...window }, now)
  const [later, parts] = payLaterNames[languageOf(asked.locale)]
  return {
    sessionId,
    clientToken: `plc_${randomBytes(18).toString('hex')}`,
    categories: [
      { identifier: 'pay_later', name: later },
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
