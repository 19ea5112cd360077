import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Suspense } from 'react'
import { Await, data, redirect } from 'react-router'
import { withStaffLimit } from '../account/store/staff-limit.server.ts'
import { parseCartCommand } from '../cart/commands/cart-command.ts'
import type { CartError } from '../cart/commands/cart-error.ts'
import { cartErrorOf } from '../cart/commands/cart-refusals.ts'
import { sendCartCommand } from '../cart/commands/send-cart-command.ts'
import { CartFrame, CartSkeleton, CartPage } from '../cart/page/cart-page.tsx'
import { basketIdOf, readCartView } from '../cart/read-cart.server.ts'
import { useCart } from '../cart/state/cart-store.ts'
import type { CartRouteData, CartView } from '../cart/state/cart-view.ts'
import { recoverCart } from '../cart/state/recover-cart.ts'
import { openWallet } from '../checkout/wallet/open-wallet.tsx'
import { WalletLink } from '../checkout/wallet/wallet-link.tsx'
import { PageSlot } from '../content/page-slot.tsx'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { lazyOptional } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { useIsUsed } from '../platform/page/use-is-used.ts'
import { useStableActionData } from '../platform/page/use-stable-action-data.ts'
import type { Route } from './+types/cart-route.ts'

const timedOut = Symbol('timed out')

const skeletonAfter = 200
const retryAfter = { 'retry-after': '5' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const responseHeaders = new Headers({ 'cache-control': 'private, no-store' })
  const retry = loaderHeaders.get('retry-after')
  if (retry) responseHeaders.set('retry-after', retry)
  return responseHeaders
}

type CartPageData = { view: CartView; blocks: ContentBlock[] }
type LoaderData = { content: CartPageData | Promise<CartPageData> }

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [view, blocks] = await Promise.all([
    readCartView(page.commerce, request),
    readPageSlot(page, { request, page: 'cart' }),
  ])
  const pageData: { content: CartPageData } = {
    content: { view: withStaffLimit(view, { request, locale: page.locale }), blocks },
  }
  return view.state === 'failed'
    ? data(pageData, { status: 503, headers: retryAfter })
    : data(pageData)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await readForm(request)
  const command = parseCartCommand(form)
  if (!command) throw data(null, { status: 400 })
  const result = await withSession(commerce, () =>
    sendCartCommand(commerce, basketIdOf(request), command),
  )
  if (result.ok) return redirect(`/${params.locale}/${nextPath(form)}`, 303)
  return data(cartErrorOf(result.refusal, command), { status: result.refusal.status })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<LoaderData> {
  const content = recoverPageData(serverLoader().then((pageData) => pageData.content))
  const result = await deferIfSlow(content, skeletonAfter)
  return { content: result.value } satisfies CartRouteData
}

async function recoverPageData(loading: Promise<CartPageData>): Promise<CartPageData> {
  const view = await recoverCart(loading.then((pageData) => pageData.view))
  const blocks = await loading.then((pageData) => pageData.blocks).catch(() => [])
  return { view, blocks }
}
clientLoader.hydrate = true as const

export async function clientAction({
  request,
  params,
}: Route.ClientActionArgs): Promise<CartError | null> {
  const form = await request.formData()
  const { runCartForm } = await import('../cart/commands/run-cart-command.ts')
  const error = await runCartForm(form)
  if (!error && form.get('pay') === 'wallet') openWallet(params.locale)
  return error
}

/** A purchase with a wallet continues in the checkout. */
const nextPath = (form: FormData): string =>
  form.get('pay') === 'wallet' ? 'checkout?pay=wallet' : 'cart'

const BelowCart = lazyOptional(() => import('./below-cart.tsx').then((module) => module.BelowCart))

const loadingPage = (
  <CartFrame>
    <CartSkeleton />
  </CartFrame>
)

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const error = useStableActionData(actionData)
  return (
    <Suspense fallback={loadingPage}>
      <Await resolve={loaderData.content}>
        {({ view, blocks }: CartPageData) => (
          <>
            <CartPage view={view} error={error} walletLink={<WalletLink />}>
              {view.state !== 'failed' && <BelowCartSection view={view} error={error} />}
            </CartPage>
            <PageSlot blocks={blocks} />
          </>
        )}
      </Await>
    </Suspense>
  )
}

type BelowCartSectionProps = {
  view: Exclude<CartView, { state: 'failed' }>
  error: CartError | undefined
}

/** Saved items come with the cart. Without a cart, the browser reads them when somebody uses the page. */
function BelowCartSection({ view, error: serverError }: BelowCartSectionProps) {
  const isUsed = useIsUsed()
  const { cart, error } = useCart()
  const isShownByServer = 'cart' in view && (view.staffLimit || view.cart.saveForLater.total)
  if (!isUsed && !isShownByServer) return null
  return (
    <Suspense>
      <BelowCart view={view} cart={cart} error={error ?? serverError} />
    </Suspense>
  )
}

/** The value itself if it resolves in time, otherwise its promise, so that the page can stream it. */
async function deferIfSlow<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<{ value: Value | Promise<Value> }> {
  const timeout = new Promise<typeof timedOut>((resolve) => {
    setTimeout(() => resolve(timedOut), milliseconds)
  })
  const first = await Promise.race([promise, timeout])
  return { value: first === timedOut ? promise : first }
}
