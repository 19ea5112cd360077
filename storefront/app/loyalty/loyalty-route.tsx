import { Suspense } from 'react'
import { needed } from '../platform/later.ts'
import type { Route } from './+types/loyalty-route.ts'
import { readLoyalty } from './read-loyalty.server.ts'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const loader = (asked: Route.LoaderArgs) => readLoyalty(asked)

const LoyaltyPage = needed(async () => (await import('./loyalty-page.tsx')).LoyaltyPage)

export default function LoyaltyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <LoyaltyPage view={loaderData} />
    </Suspense>
  )
}
