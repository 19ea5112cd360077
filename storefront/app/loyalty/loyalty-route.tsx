import { Suspense } from 'react'
import { lazyOptional, lazyRequired } from '../platform/lazy-component.ts'
import type { Route } from './+types/loyalty-route.ts'
import { readLoyalty } from './read-loyalty.server.ts'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const loader = (args: Route.LoaderArgs) => readLoyalty(args)

const PageSlot = lazyOptional(async () => (await import('../content/page-slot.tsx')).PageSlot)
const LoyaltyPage = lazyRequired(async () => (await import('./loyalty-page.tsx')).LoyaltyPage)

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
