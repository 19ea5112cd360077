import { deliveryPage } from '@cairn/contract/sites/delivery-page'
import { type LegalPage, legalPageNames, legalPages } from '@cairn/contract/sites/legal-pages'
import { isLocale } from '@cairn/contract/sites/sites'
import { type ReactNode, Suspense, useEffect } from 'react'
import { data, Link, Outlet, redirectDocument } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { CanonicalLink } from '../navigation/canonical-link.tsx'
import { mainContentId, useFocusOnNavigation } from '../navigation/main-content.ts'
import { PageError } from '../navigation/page-error.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { watchForSignIn } from '../sign-in/session/watch-for-sign-in.ts'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/logo.tsx'
import type { Route } from './+types/checkout-frame-route.ts'

const SignIn = lazyOptional(() =>
  import('../navigation/lazy-account-dialog.tsx').then((module) => module.LazyAccountDialog),
)

export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, { status: 404 })
  return null
}

/**
 * The content security policy of the checkout allows payment windows, and it applies only to a
 * newly loaded document.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export const shouldRevalidate = () => false

/** A reduced frame: the only links lead home, to help, to the legal texts and back to the cart. */
export default function CheckoutFrame() {
  useFocusOnNavigation()
  useEffect(watchForSignIn, [])
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
  const locale = useLocale()
  return (
    <>
      <a href={`#${mainContentId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      <header className="checkout-header">
        <div className="page site-bar checkout-bar">
          <Link to={`/${locale}`} aria-label={t('homeLink')} className="site-home">
            <Wordmark className="site-wordmark" />
          </Link>
          <p className="flex items-center gap-2 text-small text-ink-soft">
            <Icon name="lock" className="icon-small" />
            {t('secureCheckout')}
          </p>
        </div>
      </header>
      <main id={mainContentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <CheckoutFooter />
      <Suspense>
        <SignIn />
      </Suspense>
    </>
  )
}

const legalTitles = {
  terms: 'legalTerms',
  withdrawal: 'legalWithdrawal',
  privacy: 'legalPrivacy',
  imprint: 'legalImprint',
} as const satisfies Record<LegalPage, LabelKey>

function CheckoutFooter() {
  const t = useMessages()
  const locale = useLocale()
  const links = [
    { to: `/${locale}/help/contact-us`, text: t('contactUs') },
    { to: `/${locale}/${deliveryPage}`, text: t('deliveryAndReturns') },
    ...legalPageNames(useFeatures()).map((name) => ({
      to: `/${locale}/${legalPages[name]}`,
      text: t(legalTitles[name]),
    })),
    { to: `/${locale}/cookie-settings`, text: t('cookieSettings') },
    { to: `/${locale}/cart`, text: t('backToCart') },
  ]
  return (
    <footer className="checkout-footer">
      <ul className="page checkout-links">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
