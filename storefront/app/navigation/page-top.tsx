import { flagCookies } from '@cairn/contract/wire/cookies'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { type PromoBarFields, PromoBar } from '../content/promo-bar/promo-bar.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'

const RareBars = lazyOptional(async () => (await import('./rare-bars.tsx')).RareBars)

/** Shown to store employees, and to visitors who have to be asked for consent. */
function BarsOfFew() {
  // Renders again on navigation, because an in-store session starts and ends with one.
  useLocation()
  if (!useHydrated()) return null
  const { cookie, documentElement: page } = document
  return cookie.includes(`${flagCookies.employee}=1`) || 'asksConsent' in page.dataset ? (
    <Suspense>
      <RareBars />
    </Suspense>
  ) : null
}

export type PageTopProps = { promoBar?: PromoBarFields | undefined }

/** The bars that change without an interaction. Its code is the first that every page loads. */
export const PageTop = ({ promoBar }: PageTopProps) => (
  <>
    <BarsOfFew />
    {promoBar && <PromoBar {...promoBar} />}
  </>
)
