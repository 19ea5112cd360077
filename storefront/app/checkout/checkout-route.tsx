import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale, type Locale } from '@cairn/contract/sites/sites'
import { data, redirect } from 'react-router'
import { parseCartCommand } from '../cart/commands/cart-command.ts'
import type { CartError } from '../cart/commands/cart-error.ts'
import { optionalCartHandlers } from '../cart/commands/cart-refusal-handling.ts'
import { sendCartCommand } from '../cart/commands/send-cart-command.ts'
import { CartFailed } from '../cart/page/cart-notices.tsx'
import { basketIdOf, readCartView } from '../cart/read-cart.server.ts'
import { setCart } from '../cart/state/set-cart.ts'
import { PageSlot } from '../content/page-slot.tsx'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { hasSignedInSession, withRenewedSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { useStableActionData } from '../platform/page/use-stable-action-data.ts'
import { countryOf } from '../purchase/address/address-fields.ts'
import { readServerRules } from '../purchase/address/read-server-rules.ts'
import type { ServerRules } from '../purchase/address/server-rules.ts'
import type { Route } from './+types/checkout-route.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { checkoutError, type CheckoutError } from './commands/checkout-error.ts'
import { addFlashToSearch } from './commands/flash-in-url.ts'
import { runCheckoutCommand } from './commands/run-checkout-command.ts'
import { placeIntent, placeWithoutScripts } from './order/place-without-scripts.server.ts'
import { readCheckout } from './read-checkout.server.ts'
import './checkout.css'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

type LoaderData = { view: CheckoutView; blocks: ContentBlock[] } | { errorMessage: string }

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { commerce } = page
  const [cartView, blocks] = await Promise.all([
    readCartView(commerce, request),
    readPageSlot(page, { request, page: 'checkout' }),
  ])
  if (cartView.state === 'failed') {
    const failed: LoaderData = { errorMessage: cartView.message }
    return data(failed, { status: 503, headers: { 'retry-after': '5' } })
  }
  if (cartView.state !== 'filled') throw redirect(`/${params.locale}/cart`)
  const locale = localeIn(params)
  const query = url.searchParams
  const isExpressEnabled = settingsOf(locale).hasExpressCheckout
  const view = await readCheckout({
    commerce,
    cart: cartView.cart,
    query,
    locale,
    isExpressEnabled,
    isSignedIn: hasSignedInSession(request),
  })
  const loadedData: LoaderData = { view, blocks }
  return data(loadedData)
}

const localeIn = ({ locale }: Route.LoaderArgs['params']): Locale =>
  isLocale(locale) ? locale : 'en-us'

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await readForm(request)
  if (form.get('intent') === placeIntent) {
    const placed = await placeWithoutScripts({ commerce, locale: localeIn(params) }, form)
    if (placed.ok) return redirect(`/${params.locale}/${placed.value}`, 303)
    return data(placed.refusal, { status: 409 })
  }
  const basketId = basketIdOf(request) ?? ''
  const country = countryOf(params.locale)
  const cartCommand = parseCartCommand(form)
  if (cartCommand) {
    const result = await withRenewedSession(commerce, () =>
      sendCartCommand(commerce, basketId, cartCommand),
    )
    if (!result.ok) return data(checkoutError(result.refusal, 'top'), { status: 409 })
    return redirect(`/${params.locale}/checkout${addFlashToSearch(url.search, result.value)}`, 303)
  }
  const cartResult = await withRenewedSession(commerce, () =>
    commerce.readCart({ params: { basketId }, query: {} }, optionalCartHandlers),
  )
  if (!cartResult.ok) throw redirect(`/${params.locale}/cart`, 303)
  const serverRulesOf = (countryCode: string) => readServerRules(commerce, countryCode)
  const checkoutContext = { commerce, cart: cartResult.value, country, serverRulesOf }
  const outcome = await runCheckoutCommand(checkoutContext, form)
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.ok) return redirect(`/${params.locale}/checkout${outcome.value.search}`, 303)
  return data(outcome.refusal, { status: 409 })
}

/** What the loader has read of the server's rules, for the forms that are sent later. */
let loadedRules: ServerRules | undefined

export async function clientLoader({
  serverLoader,
  params,
}: Route.ClientLoaderArgs): Promise<LoaderData> {
  const loadedData = await serverLoader()
  if (!('view' in loadedData)) return loadedData
  const { view, blocks } = loadedData
  setCart(view.cart)
  loadedRules = view.serverRules ?? loadedRules
  if (!view.express && view.step !== 'summary') return loadedData

  const { runExpressInBrowser, prepareInBrowser } = await import('./steps/prepare-in-browser.ts')
  if (!view.express) {
    return {
      view: await prepareInBrowser(browserCommerce(), view, countryOf(params.locale)),
      blocks,
    }
  }
  const search = await runExpressInBrowser(browserCommerce(), view)
  if (search !== null) throw redirect(`/${params.locale}/checkout${search}`)
  return { view: { ...view, express: null }, blocks }
}
clientLoader.hydrate = true as const

export async function clientAction({
  request,
  params,
  url,
}: Route.ClientActionArgs): Promise<CheckoutError | CartError | Response | null> {
  const { changeCartInBrowser, runInBrowser } = await import('./commands/run-in-browser.ts')
  const form = await request.formData()
  const cartCommand = parseCartCommand(form)
  if (cartCommand) {
    const { error, search } = await changeCartInBrowser(cartCommand, url.search)
    return search === null ? error : redirect(`/${params.locale}/checkout${search}`)
  }
  const outcome = await runInBrowser(browserCommerce(), form, {
    country: countryOf(params.locale),
    loadedRules,
  })
  if (!outcome) return redirect(`/${params.locale}/cart`)
  return outcome.ok
    ? redirect(`/${params.locale}/checkout${outcome.value.search}`)
    : outcome.refusal
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const error = useStableActionData(actionData)
  if ('errorMessage' in loaderData) {
    return (
      <div className="page">
        <CartFailed message={loaderData.errorMessage} />
      </div>
    )
  }
  return (
    <>
      <CheckoutPage view={loaderData.view} error={error && 'place' in error ? error : undefined} />
      <PageSlot blocks={loaderData.blocks} />
    </>
  )
}
