import type { ContentDocument } from '@cairn/contract/content/document'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale, type Locale, siteOf } from '@cairn/contract/sites/sites'
import { type ReactNode, Suspense } from 'react'
import { data, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { consentPage } from '../consent/choose-consent.ts'
import type { SecondaryNavFields } from '../content/blocks/secondary-nav.tsx'
import type { PromoBarFields } from '../content/promo-bar/promo-bar.tsx'
import { contentQuery } from '../content/reading/content-query.ts'
import { findBlock } from '../content/reading/find-block.ts'
import type { Popup } from '../content/reading/page-document.ts'
import { contentMode } from '../content/reading/read-content.server.ts'
import { goOn } from '../platform/calls/handling.ts'
import { lazyOnUse, lazyOptional } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { messagesFor } from '../platform/text/messages.server.ts'
import { useMessages } from '../platform/text/messages.tsx'
import type { Route } from './+types/site-frame-route.ts'
import { CanonicalLink } from './canonical-link.tsx'
import type { FooterContent } from './footer/site-footer.tsx'
import { mainContentId, useFocusOnNavigation } from './main-content.ts'
import { hasPanel, renderMenuPanels } from './menu/menu-panel.server.tsx'
import { type Menu, menuMarkupRequestContext } from './menu/site-menu.tsx'
import { PageError } from './page-error.tsx'
import { pagesWithoutPopups } from './popup/pages-without-popups.ts'

type SiteFrameData = {
  menu: Menu
  asksConsent?: boolean
  promoBar?: PromoBarFields
  secondaryNav?: SecondaryNavFields
  footer?: FooterContent
  popups?: readonly Popup[]
}

const ConsentBanner = lazyOnUse(() =>
  import('../consent/consent-banner.tsx').then((module) => module.ConsentBanner),
)
const PageTop = lazyOptional(() => import('./page-top.tsx').then((module) => module.PageTop))
const SiteHeader = lazyOnUse(() =>
  import('./header/site-header.tsx').then((module) => module.SiteHeader),
)
const PageBottom = lazyOnUse(() => import('./page-bottom.tsx').then((module) => module.PageBottom))
const ContentPopup = lazyOptional(() =>
  import('./popup/content-popup.tsx').then((module) => module.ContentPopup),
)

/** Reads the menu, footer, popups and bars of a locale. Those that cannot be read are left out. */
export async function loader({
  params,
  request,
  context,
}: Route.LoaderArgs): Promise<SiteFrameData> {
  if (!isLocale(params.locale)) throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const { siteId, region } = siteOf(params.locale)
  const mode = contentMode(request)
  const siteRequest = { params: { mode, siteId }, query: contentQuery }
  const readFragment = (fragmentId: string) =>
    commerce.readFragment(
      { params: { mode, fragmentId }, query: contentQuery },
      { callUnknown: goOn },
    )
  const [menu, footer, popups, promo, utility] = await Promise.all([
    commerce.readMenu(siteRequest, { callUnknown: goOn }),
    commerce.readFooter(siteRequest, { callUnknown: goOn }),
    commerce.readPopups(siteRequest, { callUnknown: goOn }),
    readFragment('promo-bar'),
    readFragment('utility'),
  ])
  const promoBar = promo.ok ? findBlock(promo.value, 'promo-bar') : undefined
  const items = menu.ok ? menu.value.items : []
  context.set(menuMarkupRequestContext, renderMenuPanels(items, params.locale))
  const { menuOpensOn } = settingsOf(params.locale)
  const secondaryNav = utility.ok ? findBlock(utility.value, 'secondary-nav') : undefined
  return {
    menu: {
      items: items.map((item) => ({
        id: item.id,
        title: item.title,
        target: item.target,
        menuStyle: item.menuStyle,
        menuIcon: item.menuIcon,
        titleVisibility: item.titleVisibility,
        hasPanel: hasPanel(item),
      })),
      opensOn: menuOpensOn,
    },
    footer: footerContent(params.locale, footer.ok ? footer.value : undefined),
    ...(region !== 'NORA' && { asksConsent: true }),
    ...(popups.ok && { popups: popups.value.popups.filter((block) => block.type === 'popup') }),
    ...(promoBar && { promoBar: promoBar.fields }),
    ...(secondaryNav && { secondaryNav: secondaryNav.fields }),
  }
}

/** What authors have put into the footer, with the link to the cookie settings, which the law requires on every page. */
function footerContent(locale: Locale, footer: ContentDocument | undefined): FooterContent {
  const items = (footer && findBlock(footer, 'footer-items')?.fields) ?? noFooterItems
  const { cookieSettings } = messagesFor(locale).catalogue.messages
  const link = { url: `/${locale}/${consentPage}`, text: cookieSettings }
  return {
    items: { ...items, legal: [...items.legal, link] },
    newsletter: footer && findBlock(footer, 'newsletter')?.fields,
  }
}

const noFooterItems = { groups: [], social: [], legal: [], statement: '' }

const noMenu: Menu = { items: [], opensOn: 'hover' }

export const shouldRevalidate = () => false

export default function SiteFrame() {
  useFocusOnNavigation()
  return (
    <Frame>
      <CanonicalLink />
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PageError error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const {
    menu = noMenu,
    asksConsent,
    promoBar,
    secondaryNav,
    footer,
    popups,
  } = useRouteLoaderData<typeof loader>('navigation/site-frame-route') ?? {}
  return (
    <>
      <a href={`#${mainContentId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      <Suspense>{asksConsent && <ConsentBanner />}</Suspense>
      <Suspense>
        <PageTop promoBar={promoBar} />
      </Suspense>
      <Suspense>
        <SiteHeader menu={menu} secondaryNav={secondaryNav} />
      </Suspense>
      <main id={mainContentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <PageBottom footer={footer} />
      </Suspense>
      <Suspense>
        {!pagesWithoutPopups.test(pathname) && <ContentPopup framePopups={popups} />}
      </Suspense>
    </>
  )
}
