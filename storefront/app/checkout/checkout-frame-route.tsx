import { isLocale } from '@cairn/contract/sites'
import { type ReactNode, Suspense, useEffect } from 'react'
import { data, Link, Outlet, redirectDocument } from 'react-router'
import { PageProblem } from '../navigation/page-problem.tsx'
import { contentId, useArrival } from '../navigation/use-arrival.ts'
import { Canonical } from '../platform/canonical.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { later } from '../platform/later.ts'
import { noticePerson } from '../sign-in/notice-person.ts'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { Route } from './+types/checkout-frame-route.ts'

const SignIn = later(
  async () => (await import('../sign-in/sign-in-when-needed.tsx')).SignInWhenNeeded,
)

export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, { status: 404 })
  return null
}

/** Its windows may only be opened by documents that were loaded for them. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export const shouldRevalidate = () => false

/** Nothing here leads away but the name, and back to the bag. */
export default function CheckoutFrame() {
  useArrival()
  useEffect(noticePerson, [])
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
  const locale = useLocale()
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      <header className="border-b border-line">
        <div className="page site-bar justify-between">
          <Link to={`/${locale}`} aria-label={t('homeLink')} className="-mx-2 px-2 py-3">
            <Wordmark className="h-5.5 w-auto lg:h-6.75" />
          </Link>
          <p className="flex items-center gap-2 text-small text-ink-soft">
            <Icon name="lock" className="icon-small" />
            {t('secureCheckout')}
          </p>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <CheckoutFoot />
      <Suspense>
        <SignIn />
      </Suspense>
    </>
  )
}

function CheckoutFoot() {
  const t = useMessages()
  const locale = useLocale()
  const links = [
    { to: `/${locale}/help/contact-us`, text: t('contactUs') },
    { to: `/${locale}/help/delivery-and-returns`, text: t('deliveryAndReturns') },
    { to: `/${locale}/cart`, text: t('backToBag') },
  ]
  return (
    <footer className="mt-section border-t border-line">
      <ul className="page flex flex-wrap gap-x-8 py-3 text-small text-ink-soft">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
