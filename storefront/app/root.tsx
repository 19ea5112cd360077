import { languageTag } from '@cairn/contract/language-tag'
import { settingsOf } from '@cairn/contract/site-settings'
import { siteOf } from '@cairn/contract/sites'
import { type ReactNode, useContext } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { hideClosedPromoBar } from './navigation/promo-bar-memory.ts'
import { PageProblem } from './navigation/page-problem.tsx'
import { NonceContext } from './platform/nonce.ts'
import { pageContext } from './platform/page-context.ts'
import { settingsAttributes } from './platform/page-settings.ts'
import './ui/app.css'
import archivo from './ui/fonts/archivo.woff2?url'
import { WalletWhenNeeded } from './checkout/wallet-when-needed.tsx'
import { ToastsWhenNeeded } from './ui/toasts-when-needed.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/symbol.svg', type: 'image/svg+xml' },
]

export function loader({ context, url }: Route.LoaderArgs) {
  const {
    locale,
    accessKey,
    validatesAnswers = false,
    asksForCaptcha = false,
    offers = ['card', 'wallet', 'payLater'],
  } = context.get(pageContext)
  const { siteId, region, currency } = siteOf(locale)
  const features = settingsOf(locale)
  return {
    origin: url.origin,
    locale,
    siteId,
    region,
    currency,
    accessKey,
    validatesAnswers,
    asksForCaptcha,
    asksCaptchaForAddress: features.asksCaptchaForAddress,
    features: {
      ...features,
      paysLater: features.paysLater && offers.includes('payLater'),
      paysByWallet: offers.includes('wallet'),
    },
  }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root')
  return (
    <html
      lang={languageTag(shop?.locale ?? 'en-us')}
      suppressHydrationWarning
      {...(shop && settingsAttributes(shop))}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <script nonce={useContext(NonceContext)} suppressHydrationWarning>
          {hideClosedPromoBar}
        </script>
        <Links />
      </head>
      <body>
        {children}
        <ToastsWhenNeeded />
        <WalletWhenNeeded />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <PageProblem error={error} />
    </main>
  )
}
