import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { type FooterContent, SiteFooter } from './footer/site-footer.tsx'
import { type PromoBarFields, PromoBar } from './header/promo-bar.tsx'
import { LazyAccountDialog } from './lazy-account-dialog.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { ContentPopup, type Popup } from './popup/content-popup.tsx'

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

export type PageBottomProps = { footer?: FooterContent; popups?: readonly Popup[] }

export const PageBottom = ({ footer, popups = [] }: PageBottomProps) => (
  <>
    <SiteFooter content={footer} />
    <LazyAccountDialog />
    {popups.length > 0 && <ContentPopup popups={popups} />}
  </>
)

type SecondaryNavFields = Extract<ContentBlock, { type: 'secondary-nav' }>['fields']

/** A row of links on wide screens, and a list that opens on narrow ones. */
export function SecondaryNav({
  title,
  targets,
  alignment,
  backgroundColor,
  textColor,
}: SecondaryNavFields) {
  const t = useMessages()
  const name = title || t('secondaryNav')
  return (
    <nav
      aria-label={name}
      className={`secondary-nav secondary-nav-${alignment}`}
      style={{
        ...(backgroundColor && { background: backgroundColor }),
        ...(textColor && { color: textColor }),
      }}
    >
      <details className="page">
        <summary className="secondary-nav-title">
          {name}
          <Icon name="down" className="icon-small" />
        </summary>
        <ul className="secondary-nav-links">
          {targets.map((target) => (
            <li key={target.url}>
              <NavigationLink target={target} className="secondary-nav-link">
                {target.text}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
