import { data, redirect } from 'react-router'
import { basketIdOf } from '../cart/read-cart.server.ts'
import { pageContext } from '../platform/page-context.ts'
import type { Route } from './+types/return-route.ts'
import { hearReturn } from './hear-return.server.ts'
import { ReturnPage } from './return-page.tsx'

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** Where a bank leads back to that has taken the whole page away, and the provider's page for a card. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const basketId = basketIdOf(request)
  const heard = await hearReturn({ commerce, query: url.searchParams, basketId })
  if ('step' in heard) throw redirect(`/${params.locale}/checkout?step=${heard.step}`, 303)
  if ('orderNumber' in heard) {
    throw redirect(`/${params.locale}/order-confirmation?order=${heard.orderNumber}`, 303)
  }
  return data({ returned: heard.returned, here: url.pathname + url.search })
}

export default function ReturnRoute({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />
}
