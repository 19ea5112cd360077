import { createHmac } from 'node:crypto'
import { isLocalRequest, refusedToOtherMachines } from '@cairn/contract/wire/local-request'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { inTransaction } from './database.ts'
import { type FaultName, faultNames, faults, readFaults, switchFaults } from './faults.ts'
import { latestWebhooks } from './latest-webhooks.ts'
import { operatorPage, signInPage } from './pages/operator-page.ts'
import { latestPayments } from './payment.ts'
import { isSame } from './signature.ts'
import { answerPage, type WindowDeps } from './window-calls.ts'

export type OperatorDeps = WindowDeps & {
  operatorKey: string
  opensOperatorPage?: boolean
}

const cookie = 'sandbox_operator'
const hour = 60 * 60
const maxShown = 25

/** Switches faults: by a call with the key as bearer token, and on a page that asks for the key once. */
export function addOperatorCalls(app: Hono, deps: OperatorDeps): void {
  const { db, operatorKey } = deps
  const sessionCookie = createHmac('sha256', operatorKey).update('operator').digest('base64url')
  const hasKey = (context: Context) =>
    isSame(context.req.header('authorization') ?? '', `Bearer ${operatorKey}`)
  const isSignedIn = (context: Context) => isSame(getCookie(context, cookie) ?? '', sessionCookie)

  // Also matches /operator itself.
  app.use('/operator/*', async (context: Context<{ Bindings: { socketIp?: string } }>, next) => {
    const source = { socketIp: context.env.socketIp, ownOrigin: deps.origin }
    const isAllowed = deps.opensOperatorPage || isLocalRequest(context.req.raw, source)
    return isAllowed ? next() : refusedToOtherMachines()
  })
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
    const body = isSignedIn(context)
      ? operatorPage({
          faults: readFaults(db),
          payments: latestPayments(db, maxShown),
          webhooks: latestWebhooks(db, maxShown),
        })
      : signInPage()
    return answerPage(context, deps, { ...page, body })
  })
  app.post('/operator', async (context) => {
    const form = await context.req.formData()
    if (form.has('key')) {
      const isCorrect = isSame(String(form.get('key')), operatorKey)
      if (!isCorrect)
        return answerPage(context, deps, { ...page, body: signInPage(true), status: 422 })
      const isSecure = deps.origin.startsWith('https:')
      const attributes = { httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
      setCookie(context, cookie, sessionCookie, { ...attributes, maxAge: hour, path: '/operator' })
      return context.redirect('/operator', 303)
    }
    if (!isSignedIn(context))
      return answerPage(context, deps, { ...page, body: signInPage(), status: 422 })
    inTransaction(db, () => switchFaults(db, faults.parse(faultsOf(form))))
    return context.redirect('/operator', 303)
  })
}

const page = { locale: 'en-us', title: 'Payment sandbox', kind: 'operator' } as const

const faultsOf = (form: FormData): Partial<Record<FaultName, number>> =>
  Object.fromEntries(faultNames.map((name) => [name, Number(form.get(name) ?? 0)]))
