import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { isLocale } from '@cairn/contract/sites/sites'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { basketIdOf, readCartView } from '../cart/read-cart.server.ts'
import { setCart } from '../cart/state/cart-store.ts'
import { parseCartCommand } from '../cart/commands/cart-command.ts'
import type { CartError } from '../cart/commands/cart-error.ts'
import { sendCartCommand } from '../cart/commands/send-cart-command.ts'
import { CartFailed } from '../cart/page/cart-notices.tsx'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { lazyOptional } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import type { Route } from './+types/checkout-route.ts'
import { countryOf } from './address/address-fields.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { addFlashToSearch } from './commands/flash-in-url.ts'
import { runCheckoutCommand } from './commands/run-checkout-command.ts'
import { readCheckout } from './read-checkout.server.ts'
import { checkoutError, type CheckoutError } from './commands/checkout-error.ts'
import '../content/content.css'
import './checkout.css'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

type LoaderData = { view: CheckoutView; around: ContentBlock[] } | { failed: string }

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { commerce } = page
  const [read, around] = await Promise.all([
    readCartView(commerce, request),
    readPageSlot(page, { request, page: 'checkout' }),
  ])
  if (read.state === 'failed') {
    const failed: LoaderData = { failed: read.message }
    return data(failed, { status: 503, headers: { 'retry-after': '5' } })
  }
  if (read.state !== 'filled') throw redirect(`/${params.locale}/cart`)
  const locale = isLocale(params.locale) ? params.locale : 'en-us'
  const query = url.searchParams
  const isExpressEnabled = settingsOf(locale).hasExpressCheckout
  const view = await readCheckout({ commerce, cart: read.cart, query, locale, isExpressEnabled })
  const loaded: LoaderData = { view, around }
  return data(loaded)
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await request.formData()
  const basketId = basketIdOf(request) ?? ''
  const country = countryOf(params.locale)
  const write = parseCartCommand(form)
  if (write) {
    const written = await withRenewedSession(commerce, () =>
      sendCartCommand(commerce, basketId, write),
    )
    if (!written.ok) return data(checkoutError(written.refusal, 'top'), { status: 409 })
    return redirect(`/${params.locale}/checkout${addFlashToSearch(url.search, written.value)}`, 303)
  }
  const done = await withRenewedSession(commerce, () =>
    commerce.readCart({ params: { basketId }, query: {} }),
  )
  if (!done.ok) throw redirect(`/${params.locale}/cart`, 303)
  const outcome = await runCheckoutCommand({ commerce, cart: done.value, country }, form)
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.ok) return redirect(`/${params.locale}/checkout${outcome.value.search}`, 303)
  return data(outcome.refusal, { status: 409 })
}

export async function clientLoader({
  serverLoader,
  params,
}: Route.ClientLoaderArgs): Promise<LoaderData> {
  const loaded = await serverLoader()
  if (!('view' in loaded)) return loaded
  const { view, around } = loaded
  setCart(view.cart)
  if (!view.express && view.step !== 'summary') return loaded

  const { runExpressInBrowser, prepareInBrowser } = await import('./steps/prepare-in-browser.ts')
  if (!view.express) {
    return {
      view: await prepareInBrowser(browserCommerce(), view, countryOf(params.locale)),
      around,
    }
  }
  const search = await runExpressInBrowser(browserCommerce(), view)
  if (search !== null) throw redirect(`/${params.locale}/checkout${search}`)
  return { view: { ...view, express: null }, around }
}
clientLoader.hydrate = true as const

export async function clientAction({
  request,
  params,
  url,
}: Route.ClientActionArgs): Promise<CheckoutError | CartError | Response | null> {
  const { changeCartInBrowser, runInBrowser } = await import('./commands/run-in-browser.ts')
  const form = await request.formData()
  const write = parseCartCommand(form)
  if (write) {
    const { refused, search } = await changeCartInBrowser(write, url.search)
    return search === null ? refused : redirect(`/${params.locale}/checkout${search}`)
  }
  const outcome = await runInBrowser(browserCommerce(), form, countryOf(params.locale))
  if (!outcome) return redirect(`/${params.locale}/cart`)
  return outcome.ok
    ? redirect(`/${params.locale}/checkout${outcome.value.search}`)
    : outcome.refusal
}

const Blocks = lazyOptional(async () => (await import('../content/blocks/blocks.tsx')).Blocks)

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ('failed' in loaderData) {
    return (
      <div className="page">
        <CartFailed message={loaderData.failed} />
      </div>
    )
  }
  return (
    <>
      <CheckoutPage
        view={loaderData.view}
        error={actionData && 'place' in actionData ? actionData : undefined}
      />
      <Suspense>
        <Blocks blocks={loaderData.around} hasTitle />
      </Suspense>
    </>
  )
}
