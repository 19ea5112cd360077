import { flagCookies } from '@cairn/contract/wire/cookies'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { type PromoBarFields, PromoBar } from '../content/promo-bar/promo-bar.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'

const InStoreBar = lazyOptional(
  async () => (await import('../sign-in/associate/in-store-bar.tsx')).InStoreBar,
)

/** Shown to store employees only. */
function EmployeeBar() {
  // Renders again on navigation, because an in-store session starts and ends with one.
  useLocation()
  if (!useHydrated() || !document.cookie.includes(`${flagCookies.employee}=1`)) return null
  return (
    <Suspense>
      <InStoreBar />
    </Suspense>
  )
}

export type PageTopProps = { promoBar?: PromoBarFields | undefined }

/** The bars above the header that change without an interaction. Its code is the first that every page loads. */
export const PageTop = ({ promoBar }: PageTopProps) => (
  <>
    <EmployeeBar />
    {promoBar && <PromoBar {...promoBar} />}
  </>
)
