import type { ContentBlock } from '@cairn/contract/content-blocks'
import { Suspense } from 'react'
import { Await, data, redirect } from 'react-router'
import { readAround } from '../content/read-around.server.ts'
import { later } from '../platform/later.ts'
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
import '../content/content.css'

const skeletonAfter = 200
const retryAfter = { 'retry-after': '5' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const kept = new Headers({ 'cache-control': 'private, no-store' })
  const retry = loaderHeaders.get('retry-after')
  if (retry) kept.set('retry-after', retry)
  return kept
}

type Shown = { view: CartView; around: ContentBlock[] }
type Loaded = { shown: Shown | Promise<Shown> }

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [view, around] = await Promise.all([
    readCartView(page.commerce, request),
    readAround(page, { request, page: 'cart' }),
  ])
  const loaded: { shown: Shown } = { shown: { view, around } }
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
  const shown = recoverShown(serverLoader().then((loaded) => loaded.shown))
  const settled = await settledWithin(shown, skeletonAfter)
  return { shown: settled.value }
}

async function recoverShown(loading: Promise<Shown>): Promise<Shown> {
  const view = await recoverCart(loading.then((loaded) => loaded.view))
  const around = await loading.then((loaded) => loaded.around).catch(() => [])
  return { view, around }
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
  if (!refused && form.get('pay') === 'wallet') {
    const { askForWallet } = await import('../checkout/ask-for-wallet.ts')
    askForWallet(params.locale)
  }
  return refused
}

/** Whoever buys with a wallet goes on to where it is paid. */
const afterWrite = (form: FormData): string =>
  form.get('pay') === 'wallet' ? 'checkout?pay=wallet' : 'cart'

const Blocks = later(async () => (await import('../content/blocks.tsx')).Blocks)

const opening = (
  <CartFrame>
    <CartOpening />
  </CartFrame>
)

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense fallback={opening}>
      <Await resolve={loaderData.shown}>
        {({ view, around }: Shown) => (
          <>
            <CartPage view={view} refused={actionData ?? undefined} />
            <Suspense>
              <Blocks blocks={around} isNamed />
            </Suspense>
          </>
        )}
      </Await>
    </Suspense>
  )
}
