import { settingsOf } from '@cairn/contract/site-settings'
import type { ContentBlock } from '@cairn/contract/content-blocks'
import { siteOf, isLocale } from '@cairn/contract/sites'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { basketIdOf, readCartView } from '../cart/read-cart.server.ts'
import { keepCart } from '../cart/cart-store.ts'
import { cartWriteOf } from '../cart/cart-write.ts'
import type { RefusedWrite } from '../cart/refused-write.ts'
import { writeCart } from '../cart/write-cart.ts'
import { CartFailed } from '../cart/cart-failed.tsx'
import { readAround } from '../content/read-around.server.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { later } from '../platform/later.ts'
import { pageContext } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'
import type { Route } from './+types/checkout-route.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { telling } from './carried-news.ts'
import { performCheckout } from './perform-checkout.ts'
import { readCheckout } from './read-checkout.server.ts'
import { refusedCheckout, type RefusedCheckout } from './refused-checkout.ts'
import '../content/content.css'
import './checkout.css'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

type Loaded = { view: CheckoutView; around: ContentBlock[] } | { failed: string }

const countryOf = (locale: string): string =>
  isLocale(locale) ? siteOf(locale).country : siteOf('en-us').country

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { commerce } = page
  const [read, around] = await Promise.all([
    readCartView(commerce, request),
    readAround(page, { request, page: 'checkout' }),
  ])
  if (read.state === 'failed') {
    const failed: Loaded = { failed: read.message }
    return data(failed, { status: 503, headers: { 'retry-after': '5' } })
  }
  if (read.state !== 'filled') throw redirect(`/${params.locale}/cart`)
  const locale = isLocale(params.locale) ? params.locale : 'en-us'
  const query = url.searchParams
  const isExpressOn = settingsOf(locale).hasExpressCheckout
  const view = await readCheckout({ commerce, cart: read.cart, query, locale, isExpressOn })
  const loaded: Loaded = { view, around }
  return data(loaded)
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await request.formData()
  const basketId = basketIdOf(request) ?? ''
  const country = countryOf(params.locale)
  const write = cartWriteOf(form)
  if (write) {
    const written = await renewingSession(commerce, () => writeCart(commerce, basketId, write))
    if (!written.ok) return data(refusedCheckout(written.refusal, 'top'), { status: 409 })
    return redirect(`/${params.locale}/checkout${telling(url.search, written.value)}`, 303)
  }
  const done = await renewingSession(commerce, () =>
    commerce.readCart({ params: { basketId }, query: {} }),
  )
  if (!done.ok) throw redirect(`/${params.locale}/cart`, 303)
  const outcome = await performCheckout({ commerce, cart: done.value, country }, form)
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.ok) return redirect(`/${params.locale}/checkout${outcome.value.search}`, 303)
  return data(outcome.refusal, { status: 409 })
}

export async function clientLoader({
  serverLoader,
  params,
}: Route.ClientLoaderArgs): Promise<Loaded> {
  const loaded = await serverLoader()
  if (!('view' in loaded)) return loaded
  const { view, around } = loaded
  keepCart(view.cart)
  if (!view.express && view.step !== 'summary') return loaded

  const { expressInBrowser, prepareInBrowser } = await import('./prepare-in-browser.ts')
  if (!view.express) {
    return {
      view: await prepareInBrowser(browserCommerce(), view, countryOf(params.locale)),
      around,
    }
  }
  const search = await expressInBrowser(browserCommerce(), view)
  if (search !== null) throw redirect(`/${params.locale}/checkout${search}`)
  return { view: { ...view, express: null }, around }
}
clientLoader.hydrate = true as const

export async function clientAction({
  request,
  params,
  url,
}: Route.ClientActionArgs): Promise<RefusedCheckout | RefusedWrite | Response | null> {
  const { changeInBrowser, performInBrowser } = await import('./perform-in-browser.ts')
  const form = await request.formData()
  const write = cartWriteOf(form)
  if (write) {
    const { refused, search } = await changeInBrowser(write, url.search)
    return search === null ? refused : redirect(`/${params.locale}/checkout${search}`)
  }
  const outcome = await performInBrowser(browserCommerce(), form, countryOf(params.locale))
  if (!outcome) return redirect(`/${params.locale}/cart`)
  return outcome.ok
    ? redirect(`/${params.locale}/checkout${outcome.value.search}`)
    : outcome.refusal
}

const Blocks = later(async () => (await import('../content/blocks.tsx')).Blocks)

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
        refused={actionData && 'place' in actionData ? actionData : undefined}
      />
      <Suspense>
        <Blocks blocks={loaderData.around} isNamed />
      </Suspense>
    </>
  )
}
