import { settingsOf } from '@cairn/contract/site-settings'
import { isLocale, siteOf } from '@cairn/contract/sites'
import { type ReactNode, Suspense } from 'react'
import { data, Outlet, useRouteLoaderData } from 'react-router'
import { blockIn } from '../content/block-in.ts'
import { contentQuery } from '../content/content-query.ts'
import { modeOf } from '../content/read-content.server.ts'
import { MiniCart } from '../cart/mini-cart.tsx'
import { Canonical } from '../platform/canonical.tsx'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import { later } from '../platform/later.ts'
import type { Route } from './+types/site-frame-route.ts'
import { menuMarkup } from './menu-markup.server.tsx'
import { menuMarkupContext } from './menu-markup.ts'
import { PageProblem } from './page-problem.tsx'
import { SiteHeader } from './site-header.tsx'
import type { Menu } from './site-menu.tsx'
import type { Above, Below } from './surroundings.tsx'
import { contentId, useArrival } from './use-arrival.ts'

type Surroundings = Above & Below & { menu: Menu }

/** In the page from the start and of use without scripts; theirs come when those of the page are there. */
const readSurroundings = () => import('./surroundings.tsx')
const AbovePage = later(async () => (await readSurroundings()).AbovePage)
const BelowPage = later(async () => (await readSurroundings()).BelowPage)

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
  const [menu, footer, popups, promo, utility] = await Promise.all([
    commerce.readMenu(place),
    commerce.readFooter(place),
    commerce.readPopups(place),
    fragment('promo-bar'),
    fragment('utility'),
  ])
  const promoBar = promo.ok ? blockIn(promo.value, 'promo-bar') : undefined
  const items = menu.ok ? menu.value.items : []
  context.set(menuMarkupContext, menuMarkup(items, params.locale))
  const { menuOpensOn, mostPromoMessages } = settingsOf(params.locale)
  const secondaryNav = utility.ok ? blockIn(utility.value, 'secondary-nav') : undefined
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
    ...(footer.ok && { footer: footer.value }),
    ...(popups.ok && { popups: popups.value.popups.filter((block) => block.type === 'popup') }),
    ...(promoBar && {
      promoBar: {
        ...promoBar.fields,
        messages: promoBar.fields.messages.slice(0, mostPromoMessages),
      },
    }),
    ...(secondaryNav && { secondaryNav: secondaryNav.fields }),
  }
}

const noMenu: Menu = { items: [], opensOn: 'hover' }

export const shouldRevalidate = () => false

export default function SiteFrame() {
  useArrival()
  return (
    <Frame>
      <Canonical />
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
      <Suspense>
        <AbovePage {...surroundings} />
      </Suspense>
      <SiteHeader menu={surroundings?.menu ?? noMenu} />
      <main id={contentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <BelowPage {...surroundings} />
      </Suspense>
      <MiniCart />
    </>
  )
}
