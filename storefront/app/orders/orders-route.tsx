import { Suspense } from 'react'
import { data } from 'react-router'
import { lazyRequired } from '../platform/lazy-component.ts'
import { readForm } from '../platform/page/read-form.ts'
import type { Route } from './+types/orders-route.ts'
import { actOnOrder, createReturn, trackOrder } from './order-actions.server.ts'
import {
  readConfirmation,
  readHistory,
  readOneOrder,
  readReturn,
  readTracking,
} from './read-orders.server.ts'
import { readWithdrawal, sendWithdrawal } from './withdrawal/withdrawal.server.ts'
import './orders.css'

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** Serves the confirmation, the history, the tracking page, the withdrawal, an order and its return page. */
export async function loader(args: Route.LoaderArgs) {
  const page = args.params['*']
  if (page === undefined) return readConfirmation(args)
  if (page === '') return readHistory(args)
  if (page === 'track') return readTracking(args)
  if (page === 'withdraw') return readWithdrawal(args)
  const returned = orderToReturn(page)
  return returned === undefined ? readOneOrder(args, page) : readReturn(args, returned)
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const page = args.params['*']
  if (!page) throw data(null, { status: 405 })
  const form = await readForm(request)
  if (page === 'track') return trackOrder(args, form)
  if (page === 'withdraw') return sendWithdrawal(args, form)
  const returned = orderToReturn(page)
  return returned === undefined ? actOnOrder(args, page, form) : createReturn(args, returned, form)
}

const orderToReturn = (page: string) => /^([^/]+)\/return$/.exec(page)?.[1]

/** Loaded separately, because most visits do not open these pages. */
const Orders = lazyRequired(() => import('./orders-pages.tsx').then((module) => module.Orders))

export default function OrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense>
      <Orders view={loaderData} actionData={actionData} />
    </Suspense>
  )
}
