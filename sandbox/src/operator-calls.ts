import { createHmac } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type FaultName, faultNames, faults, readFaults, switchFaults } from './faults.ts'
import { latestWebhooks } from './latest-webhooks.ts'
import { inTransaction } from './database.ts'
import { operatorPage, signInPage } from './pages/operator-page.ts'
import { latestPayments } from './payment.ts'
import { isSame } from './signature.ts'
import { answerPage, type WindowNeeds } from './window-calls.ts'

export type OperatorNeeds = WindowNeeds & { operatorKey: string }

const cookie = 'sandbox_operator'
const hour = 60 * 60
const mostShown = 25

/** Switches faults: by a call with the key as bearer token, and on a page that asks for the key once. */
export function addOperatorCalls(app: Hono, needs: OperatorNeeds): void {
  const { db, operatorKey } = needs
  const sessionCookie = createHmac('sha256', operatorKey).update('operator').digest('base64url')
  const hasKey = (context: Context) =>
    isSame(context.req.header('authorization') ?? '', `Bearer ${operatorKey}`)
  const isIn = (context: Context) => isSame(getCookie(context, cookie) ?? '', sessionCookie)

  app.get('/operator/faults', (context) =>
    hasKey(context) ? context.json(readFaults(db)) : context.json({ problem: 'key' }, 401),
  )
  app.put('/operator/faults', async (context) => {
    if (!hasKey(context)) return context.json({ problem: 'key' }, 401)
    const newFaults = faults.parse(await context.req.json())
    inTransaction(db, () => switchFaults(db, newFaults))
    return context.json(readFaults(db))
  })

  app.get('/operator', (context) => {
    const body = isIn(context)
      ? operatorPage({
          faults: readFaults(db),
          payments: latestPayments(db, mostShown),
          webhooks: latestWebhooks(db, mostShown),
        })
      : signInPage()
    return answerPage(context, needs, { ...page, body })
  })
  app.post('/operator', async (context) => {
    const form = await context.req.formData()
    if (form.has('key')) {
      const isRight = isSame(String(form.get('key')), operatorKey)
      if (!isRight)
        return answerPage(context, needs, { ...page, body: signInPage(true), status: 422 })
      const isSecure = needs.origin.startsWith('https:')
      const marks = { httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
      setCookie(context, cookie, sessionCookie, { ...marks, maxAge: hour, path: '/operator' })
      return context.redirect('/operator', 303)
    }
    if (!isIn(context))
      return answerPage(context, needs, { ...page, body: signInPage(), status: 422 })
    inTransaction(db, () => switchFaults(db, faults.parse(faultsOf(form))))
    return context.redirect('/operator', 303)
  })
}

const page = { locale: 'en-us', title: 'Payment sandbox', kind: 'operator' } as const

const faultsOf = (form: FormData): Partial<Record<FaultName, number>> =>
  Object.fromEntries(faultNames.map((name) => [name, Number(form.get(name) ?? 0)]))
