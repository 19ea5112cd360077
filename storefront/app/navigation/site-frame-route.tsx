import type { ContentDocument } from '@cairn/contract/content/document'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import { type ReactNode, Suspense } from 'react'
import { data, Outlet, useRouteLoaderData } from 'react-router'
import { MiniCart } from '../cart/mini-cart/mini-cart.tsx'
import { contentQuery } from '../content/reading/content-query.ts'
import { findBlock } from '../content/reading/find-block.ts'
import { contentMode } from '../content/reading/read-content.server.ts'
import { goOn } from '../platform/calls/handling.ts'
import { lazyOptional } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useMessages } from '../platform/text/messages.tsx'
import type { Route } from './+types/site-frame-route.ts'
import { CanonicalLink } from './canonical-link.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { mainContentId, useFocusOnNavigation } from './main-content.ts'
import { renderMenuPanels } from './menu/menu-panel.server.tsx'
import { menuMarkupRequestContext, type Menu } from './menu/site-menu.tsx'
import { PageError } from './page-error.tsx'
import type { PageTopProps, PageBottomProps } from './page-shell.tsx'

type SiteFrameData = PageTopProps & PageBottomProps & { menu: Menu }

/** The server renders both and they work without scripts, so their code is loaded after that of the page. */
const loadPageShell = () => import('./page-shell.tsx')
const AbovePage = lazyOptional(async () => (await loadPageShell()).PageTop)
const BelowPage = lazyOptional(async () => (await loadPageShell()).PageBottom)

/** Reads the menu, footer, popups and bars of a locale. Those that cannot be read are left out. */
export async function loader({
  params,
  request,
  context,
}: Route.LoaderArgs): Promise<SiteFrameData> {
  if (!isLocale(params.locale)) throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const { siteId } = siteOf(params.locale)
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
  const { menuOpensOn, maxPromoMessages } = settingsOf(params.locale)
  const secondaryNav = utility.ok ? findBlock(utility.value, 'secondary-nav') : undefined
  return {
    menu: {
      items: items.map(({ columns, ...item }) => ({
        id: item.id,
        title: item.title,
        target: item.target,
        menuStyle: item.menuStyle,
        menuIcon: item.menuIcon,
        titleVisibility: item.titleVisibility,
        hasPanel: columns.length > 0,
      })),
      opensOn: menuOpensOn,
    },
    ...(footer.ok && { footer: footerContent(footer.value) }),
    ...(popups.ok && { popups: popups.value.popups.filter((block) => block.type === 'popup') }),
    ...(promoBar && {
      promoBar: {
        ...promoBar.fields,
        messages: promoBar.fields.messages.slice(0, maxPromoMessages),
      },
    }),
    ...(secondaryNav && { secondaryNav: secondaryNav.fields }),
  }
}

const footerContent = (footer: ContentDocument) => ({
  items: findBlock(footer, 'footer-items')?.fields,
  newsletter: findBlock(footer, 'newsletter')?.fields,
})

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
  const siteFrame = useRouteLoaderData<typeof loader>('navigation/site-frame-route')
  return (
    <>
      <a href={`#${mainContentId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      <Suspense>
        <AbovePage {...siteFrame} />
      </Suspense>
      <SiteHeader menu={siteFrame?.menu ?? noMenu} />
      <main id={mainContentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <BelowPage {...siteFrame} />
      </Suspense>
      <MiniCart />
    </>
  )
}
