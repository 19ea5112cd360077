import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Assets } from './assets.ts'
import type { Db } from './database.ts'
import { type TranslateSandbox, messagesIn } from './messages/messages.ts'
import { cardPage } from './pages/card-page.ts'
import { expiredPage } from './pages/challenge-page.ts'
import { payLaterPage, walletPage } from './pages/choice-pages.ts'
import { type Html, pageOf, policyOf, type WindowPage } from './pages/page.ts'
import { walletSheetPage } from './pages/wallet-page.ts'
import { tokenise, tokeniseChoice, wrongFields } from './tokenise.ts'
import { findWindow, type Window } from './windows.ts'

export type WindowDeps = { db: Db; origin: string; assets: () => Assets; nowMs: () => number }

const openMilliseconds = 2 * 60 * 60_000
const cardForm = z.object({
  number: z.string().max(40),
  expiry: z.string().max(12),
  code: z.string().max(8),
})
const choiceForm = z.object({ choice: z.enum(['approve', 'decline']) })

/** The calls of the windows that a page of the shop opens. */
export function addWindowCalls(app: Hono, deps: WindowDeps): void {
  const { db, nowMs } = deps
  const open = (context: Context) => {
    const window = findWindow(db, context.req.param('session') ?? '')
    return window && window.created_at + openMilliseconds > nowMs() ? window : undefined
  }

  app.get('/window/:session', (context) => {
    const window = open(context)
    if (!window) return answerExpired(context, deps)
    return answerPage(context, deps, windowPage(window, context, nowMs()))
  })
  app.post('/window/:session/card', async (context) => {
    const window = open(context)
    if (window?.kind !== 'card') return context.json({ problem: 'expired' }, 410)
    const card = cardForm.parse(await context.req.json())
    const fields = wrongFields(card, new Date(nowMs()))
    if (fields.length > 0) return context.json({ fields }, 422)
    return context.json(tokenise(db, card))
  })
  app.post('/window/:session/choice', async (context) => {
    const window = open(context)
    const kind = window?.kind
    if (kind !== 'wallet' && kind !== 'payLater') return context.json({ problem: 'expired' }, 410)
    const { choice } = choiceForm.parse(await context.req.json())
    if (choice === 'decline') return context.json({ outcome: 'refused' })
    return context.json({ outcome: 'token', ...tokeniseChoice(db, kind) })
  })
}

function windowPage(window: Window, context: Context, nowMs: number): WindowPage {
  const { kind, locale, origin, session_id: sessionId } = window
  const translate = messagesIn(locale)
  const sheet = { locale, amount: window.amount ?? 0, currency: window.currency ?? 'USD' }
  const hasButton = context.req.query('submit') !== 'shop'
  const page = { locale, kind, opener: { origin, sessionId } }
  const kinds: Record<Window['kind'], () => Pick<WindowPage, 'title' | 'script' | 'body'>> = {
    card: () => part(translate('cardTitle'), 'card', cardPage(translate, { hasButton })),
    wallet: () =>
      part(
        translate('walletTitle'),
        'choice',
        context.req.query('sheet') === 'shop'
          ? walletSheetPage(translate, locale)
          : walletPage(translate, sheet),
      ),
    payLater: () =>
      part(translate('payLaterTitle'), 'choice', payLaterPage(translate, sheet, new Date(nowMs))),
    device: () => part(translate('sandbox'), 'device', sandboxBody(translate)),
  }
  return { ...page, ...kinds[kind]() }
}

const part = (title: string, script: NonNullable<WindowPage['script']>, body: Html) => ({
  title,
  script,
  body,
})

const sandboxBody = (translate: TranslateSandbox) => expiredPage(translate, translate('sandbox'))

export function answerPage(
  context: Context,
  { assets, origin }: Pick<WindowDeps, 'assets' | 'origin'>,
  page: WindowPage,
) {
  const loadedAssets = assets()
  return context.html(pageOf(loadedAssets, page), page.status ?? 200, {
    'content-security-policy': policyOf(origin, loadedAssets, page),
    'cache-control': 'no-store',
  })
}

export const answerExpired = (context: Context, deps: Pick<WindowDeps, 'assets' | 'origin'>) => {
  const translate = messagesIn('en-us')
  const page = {
    locale: 'en-us',
    title: translate('expired'),
    kind: 'expired',
    status: 410,
  } as const
  return answerPage(context, deps, { ...page, body: expiredPage(translate, translate('expired')) })
}
