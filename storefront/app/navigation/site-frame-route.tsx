import type { ContentDocument } from '@cairn/contract/content-entity'
import { settingsOf } from '@cairn/contract/site-settings'
import { isLocale, siteOf } from '@cairn/contract/sites'
import type { ReactNode } from 'react'
import { data, Outlet, useRouteLoaderData } from 'react-router'
import { blockIn } from '../content/block-in.ts'
import { contentQuery, modeOf } from '../content/read-content.server.ts'
import { MiniCart } from '../cart/mini-cart.tsx'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import type { Route } from './+types/site-frame-route.ts'
import { PageProblem } from './page-problem.tsx'
import { type PromoBarFields, PromoBar } from './promo-bar.tsx'
import { type SecondaryNavFields, SecondaryNav } from './secondary-nav.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import type { Menu } from './site-menu.tsx'
import { contentId, useArrival } from './use-arrival.ts'

type Surroundings = {
  menu: Menu
  footer?: ContentDocument
  promoBar?: PromoBarFields
  secondaryNav?: SecondaryNavFields
}

/** The same on every page of a locale; a page without them is still a page. */
export async function loader({
  params,
  request,
  context,
}: Route.LoaderArgs): Promise<Surroundings> {
  if (!isLocale(params.locale)) throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const { siteId } = siteOf(params.locale)
  const mode = modeOf(request)
  const place = { params: { mode, siteId }, query: contentQuery }
  const fragment = (fragmentId: string) =>
    commerce.readFragment({ params: { mode, fragmentId }, query: contentQuery })
  const [menu, footer, promo, utility] = await Promise.all([
    commerce.readMenu(place),
    commerce.readFooter(place),
    fragment('promo-bar'),
    fragment('utility'),
  ])
  const promoBar = promo.ok ? blockIn(promo.value, 'promo-bar') : undefined
  const secondaryNav = utility.ok ? blockIn(utility.value, 'secondary-nav') : undefined
  return {
    menu: {
      items: menu.ok ? menu.value.items : [],
      opensOn: settingsOf(params.locale).menuOpensOn,
    },
    ...(footer.ok && { footer: footer.value }),
    ...(promoBar && { promoBar: promoBar.fields }),
    ...(secondaryNav && { secondaryNav: secondaryNav.fields }),
  }
}

const noMenu: Menu = { items: [], opensOn: 'hover' }

export const shouldRevalidate = () => false

export default function SiteFrame() {
  useArrival()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PageProblem error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useMessages()
  const surroundings = useRouteLoaderData<typeof loader>('navigation/site-frame-route')
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      {surroundings?.promoBar && <PromoBar {...surroundings.promoBar} />}
      {surroundings?.secondaryNav && <SecondaryNav {...surroundings.secondaryNav} />}
      <SiteHeader menu={surroundings?.menu ?? noMenu} />
      <main id={contentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter document={surroundings?.footer} />
      <MiniCart />
    </>
  )
}
