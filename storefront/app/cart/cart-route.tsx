import { Suspense } from 'react'
import { Await, data, redirect, redirectDocument } from 'react-router'
import { pageContext } from '../platform/page-context.ts'
import { openingSession } from '../platform/server-session.ts'
import { settledWithin } from '../platform/settled-within.ts'
import type { Route } from './+types/cart-route.ts'
import { CartFrame } from './cart-frame.tsx'
import { CartOpening } from './cart-opening.tsx'
import { CartPage } from './cart-page.tsx'
import type { CartView } from './cart-view.ts'
import { cartWriteOf } from './cart-write.ts'
import { basketIdOf, readCartView } from './read-cart.server.ts'
import { recoverCart } from './recover-cart.ts'
import { refusedWrite, type RefusedWrite } from './refused-write.ts'
import { writeCart } from './write-cart.ts'

const skeletonAfter = 200
const retryAfter = { 'retry-after': '5' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const kept = new Headers({ 'cache-control': 'private, no-store' })
  const retry = loaderHeaders.get('retry-after')
  if (retry) kept.set('retry-after', retry)
  return kept
}

type Loaded = { view: CartView | Promise<CartView> }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const view = await readCartView(commerce, request)
  const loaded: { view: CartView } = { view }
  return view.state === 'failed' ? data(loaded, { status: 503, headers: retryAfter }) : data(loaded)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const form = await request.formData()
  const write = cartWriteOf(form)
  if (!write) throw data(null, { status: 400 })
  const written = await openingSession(commerce, () =>
    writeCart(commerce, basketIdOf(request), write),
  )
  if (written.ok) return redirect(`/${params.locale}/${afterWrite(form)}`, 303)
  return data(refusedWrite(written.refusal, write), { status: written.refusal.status })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const view = recoverCart(serverLoader().then((loaded) => loaded.view))
  const settled = await settledWithin(view, skeletonAfter)
  return { view: settled.value }
}
clientLoader.hydrate = true as const

export async function clientAction({
  request,
  params,
}: Route.ClientActionArgs): Promise<RefusedWrite | null> {
  const form = await request.formData()
  const write = cartWriteOf(form)
  if (!write) return null
  const { changeCart } = await import('./change-cart.ts')
  const refused = await changeCart(write)
  if (!refused && form.has('pay')) {
    throw redirectDocument(`/${params.locale}/${afterWrite(form)}`)
  }
  return refused
}

/** Whoever buys with a wallet goes on to where it is paid. */
const afterWrite = (form: FormData): string =>
  form.get('pay') === 'wallet' ? 'checkout?pay=wallet' : 'cart'

const opening = (
  <CartFrame>
    <CartOpening />
  </CartFrame>
)

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense fallback={opening}>
      <Await resolve={loaderData.view}>
        {(view: CartView) => <CartPage view={view} refused={actionData ?? undefined} />}
      </Await>
    </Suspense>
  )
}
