import { languageTag } from '@cairn/contract/sites/formatting'
import { type ReactNode, useContext } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { LazyWallet } from './checkout/wallet/open-wallet.tsx'
import { consentScript } from './consent/consent-script.ts'
import { hideClosedPromoBarScript } from './content/promo-bar/closed-promo-bar.ts'
import { PageError } from './navigation/page-error.tsx'
import { NonceContext } from './platform/page/nonce-context.ts'
import { pageContext } from './platform/page/page-context.ts'
import { settingsAttributes } from './platform/page/page-settings.ts'
import { type Shop, shopOf } from './platform/page/shop.ts'
import archivo from './ui/fonts/archivo.woff2?url'
import { LazyToasts } from './ui/toasts/lazy-toasts.tsx'
import styles from './app.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/symbol.svg', type: 'image/svg+xml' },
]

export function loader({ context, url }: Route.LoaderArgs): Shop {
  return shopOf(context.get(pageContext), url.origin)
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<Shop>('root')
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
        <script
          nonce={useContext(NonceContext)}
          // oxlint-disable-next-line react/no-danger -- a constant, which the browser has run before React
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? consentScript + hideClosedPromoBarScript : '',
          }}
          suppressHydrationWarning
        />
        <Links />
      </head>
      <body>
        {children}
        <LazyToasts />
        <LazyWallet />
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
      <PageError error={error} />
    </main>
  )
}
