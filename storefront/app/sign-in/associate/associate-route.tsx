import { Suspense } from 'react'
import { data } from 'react-router'
import { pageContext } from '../../platform/page/page-context.ts'
import { lazyRequired } from '../../platform/lazy-component.ts'
import type { Route } from './+types/associate-route.ts'

/** Loaded lazily because few visitors need it, and every page lists its routes' modules. */
const AssociatePage = lazyRequired(async () => (await import('./associate-page.tsx')).AssociatePage)

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
