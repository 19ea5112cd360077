import { flagCookies } from '@cairn/contract/wire/cookies'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { type PromoBarFields, PromoBar } from '../content/promo-bar/promo-bar.tsx'
import { hasStoredItems } from '../platform/browser-storage.ts'
import { isConsentMissing } from '../platform/consent-changes.ts'
import { lazyOptional, withRetry } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'

const InStoreBar = lazyOptional(() =>
  import('../sign-in/associate/in-store-bar.tsx').then((module) => module.InStoreBar),
)

/** Its code loads only in the browsers of store employees. */
function BarOfEmployee() {
  // Renders again on navigation, because an in-store session starts and ends with one.
  useLocation()
  return useHydrated() && document.cookie.includes(`${flagCookies.employee}=1`) ? (
    <Suspense>
      <InStoreBar />
    </Suspense>
  ) : null
}

export type PageTopProps = { promoBar?: PromoBarFields | undefined }

/** The bars that change without an interaction. Its code is the first that every page loads. */
export function PageTop({ promoBar }: PageTopProps) {
  useEffect(() => {
    if (isConsentMissing() && (document.cookie !== '' || hasStoredItems('localStorage')))
      removeRefusedItems().catch(console.warn)
  }, [])
  return (
    <>
      <BarOfEmployee />
      {promoBar && <PromoBar {...promoBar} />}
    </>
  )
}

async function removeRefusedItems() {
  const consent = await withRetry(() => import('../consent/remove-refused-items.ts'))
  consent.removeRefusedItems()
}
