import { Suspense } from 'react'
import { lazyOptional, lazyRequired } from '../platform/lazy-component.ts'
import type { Route } from './+types/loyalty-route.ts'
import { readLoyalty } from './read-loyalty.server.ts'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const loader = (args: Route.LoaderArgs) => readLoyalty(args)

const PageSlot = lazyOptional(() =>
  import('../content/page-slot.tsx').then((module) => module.PageSlot),
)
const LoyaltyPage = lazyRequired(() =>
  import('./loyalty-page.tsx').then((module) => module.LoyaltyPage),
)

export default function LoyaltyRoute({ loaderData }: Route.ComponentProps) {
  const { view, blocks } = loaderData
  return (
    <>
      <Suspense>
        <LoyaltyPage view={view} />
      </Suspense>
      <Suspense>{blocks.length > 0 && <PageSlot blocks={blocks} />}</Suspense>
    </>
  )
}
