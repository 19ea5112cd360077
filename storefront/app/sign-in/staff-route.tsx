import { Suspense } from 'react'
import { data } from 'react-router'
import { pageContext } from '../platform/page-context.ts'
import { needed } from '../platform/later.ts'
import type { Route } from './+types/staff-route.ts'

/** Hardly anybody comes here: every page is told as little of it as can be. */
const AssociatePage = needed(async () => (await import('./associate-page.tsx')).AssociatePage)

export async function loader({ context }: Route.LoaderArgs) {
  const read = await context.get(pageContext).commerce.readStores({})
  if (!read.ok) throw data(null, { status: read.refusal.status })
  return { stores: read.value.stores }
}

export default function AssociateRoute({ loaderData: { stores } }: Route.ComponentProps) {
  return (
    <Suspense>
      <AssociatePage stores={stores} />
    </Suspense>
  )
}
