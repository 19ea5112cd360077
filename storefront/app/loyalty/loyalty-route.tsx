import { Suspense } from 'react'
import { lazyRequired } from '../platform/lazy-component.ts'
import type { Route } from './+types/loyalty-route.ts'
import { readLoyalty } from './read-loyalty.server.ts'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const loader = (args: Route.LoaderArgs) => readLoyalty(args)

const LoyaltyPage = lazyRequired(async () => (await import('./loyalty-page.tsx')).LoyaltyPage)

export default function LoyaltyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <LoyaltyPage view={loaderData} />
    </Suspense>
  )
}
