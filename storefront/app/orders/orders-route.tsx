import { Suspense } from 'react'
import { data } from 'react-router'
import { needed } from '../platform/later.ts'
import type { Route } from './+types/orders-route.ts'
import { actOnOrder, sendBack, track } from './act-on-orders.server.ts'
import {
  readConfirmation,
  readHistory,
  readOneOrder,
  readReturn,
  readTracking,
} from './read-orders.server.ts'
import '../content/content.css'
import './orders.css'

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** What was just ordered, all of what somebody ordered, where an order is looked for, or one of them. */
export async function loader(asked: Route.LoaderArgs) {
  const page = asked.params['*']
  if (page === undefined) return readConfirmation(asked)
  if (page === '') return readHistory(asked)
  if (page === 'track') return readTracking(asked)
  const returned = orderToReturn(page)
  return returned === undefined ? readOneOrder(asked, page) : readReturn(asked, returned)
}

export async function action({ request, ...asked }: Route.ActionArgs) {
  const page = asked.params['*']
  if (!page) throw data(null, { status: 405 })
  const form = await request.formData()
  if (page === 'track') return track(asked, form)
  const returned = orderToReturn(page)
  return returned === undefined ? actOnOrder(asked, page, form) : sendBack(asked, returned, form)
}

const orderToReturn = (page: string) => /^([^/]+)\/return$/.exec(page)?.[1]

/** Every page is told as little of it as can be: only those who ordered come here. */
const Orders = needed(async () => (await import('./orders-pages.tsx')).Orders)

export default function OrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense>
      <Orders view={loaderData} acted={actionData} />
    </Suspense>
  )
}
