import type { ContentDocument } from '@cairn/contract/content/document'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { lazyOptional } from '../platform/lazy-component.ts'
import { LazySignInDialog } from '../sign-in/lazy-sign-in-dialog.tsx'
import { ContentPopup, type Popup } from './popup/content-popup.tsx'
import { type PromoBarFields, PromoBar } from './header/promo-bar.tsx'
import { type SecondaryNavFields, SecondaryNav } from './header/secondary-nav.tsx'
import { SiteFooter } from './footer/site-footer.tsx'

export type PageTopProps = {
  promoBar?: PromoBarFields
  secondaryNav?: SecondaryNavFields
}

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

export const PageTop = ({ promoBar, secondaryNav }: PageTopProps) => (
  <>
    <EmployeeBar />
    {promoBar && <PromoBar {...promoBar} />}
    {secondaryNav && <SecondaryNav {...secondaryNav} />}
  </>
)

export type PageBottomProps = { footer?: ContentDocument; popups?: readonly Popup[] }

export const PageBottom = ({ footer, popups = [] }: PageBottomProps) => (
  <>
    <SiteFooter document={footer} />
    <LazySignInDialog />
    {popups.length > 0 && <ContentPopup popups={popups} />}
  </>
)
