import { Suspense } from 'react'
import { data } from 'react-router'
import { lazyRequired } from '../../platform/lazy-component.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/associate-route.ts'

/** Loaded lazily because few visitors need it, and every page lists its routes' modules. */
const AssociatePage = lazyRequired(() =>
  import('./associate-page.tsx').then((module) => module.AssociatePage),
)

export async function loader({ context }: Route.LoaderArgs) {
  const result = await context.get(pageContext).commerce.readStores({})
  if (!result.ok) throw data(null, { status: result.refusal.status })
  return { stores: result.value.stores }
}

export default function AssociateRoute({ loaderData: { stores } }: Route.ComponentProps) {
  return (
    <Suspense>
      <AssociatePage stores={stores} />
    </Suspense>
  )
}
