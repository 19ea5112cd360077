import type { ContentDocument } from '@cairn/contract/content-entity'
import { flagCookies } from '@cairn/contract/cookies'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { later } from '../platform/later.ts'
import { SignInWhenNeeded } from '../sign-in/sign-in-when-needed.tsx'
import { ContentPopup } from './content-popup.tsx'
import type { Popup } from './popup-rules.ts'
import { type PromoBarFields, PromoBar } from './promo-bar.tsx'
import { type SecondaryNavFields, SecondaryNav } from './secondary-nav.tsx'
import { SiteFooter } from './site-footer.tsx'

export type Above = {
  promoBar?: PromoBarFields
  secondaryNav?: SecondaryNavFields
}

const InStoreBar = later(async () => (await import('../sign-in/in-store-bar.tsx')).InStoreBar)

/** Only for those who serve in a store. */
function AtCounter() {
  // A session begins and ends with a walk to another page.
  useLocation()
  if (!useInBrowser() || !document.cookie.includes(`${flagCookies.employee}=1`)) return null
  return (
    <Suspense>
      <InStoreBar />
    </Suspense>
  )
}

export const AbovePage = ({ promoBar, secondaryNav }: Above) => (
  <>
    <AtCounter />
    {promoBar && <PromoBar {...promoBar} />}
    {secondaryNav && <SecondaryNav {...secondaryNav} />}
  </>
)

export type Below = { footer?: ContentDocument; popups?: readonly Popup[] }

export const BelowPage = ({ footer, popups = [] }: Below) => (
  <>
    <SiteFooter document={footer} />
    <SignInWhenNeeded />
    {popups.length > 0 && <ContentPopup popups={popups} />}
  </>
)
