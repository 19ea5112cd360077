import {
  Form,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router'
import { useEffect, useRef } from 'react'
import { useMessages } from '../platform/text/messages.tsx'
import { useLocale, useShop } from '../platform/page/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage, PageTitle } from '../ui/page-message.tsx'

/** Shown instead of a page that does not exist or could not be rendered. */
export function PageError({ error }: { error: unknown }) {
  const t = useMessages()
  const locale = useLocale()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = t(isMissing ? 'notFoundTitle' : 'errorTitle')
  return (
    <div className="page py-section">
      <PageTitle>{title}</PageTitle>
      <PageMessage title={title} text={t(isMissing ? 'notFoundText' : 'errorText')}>
        <ButtonLink to={`/${locale}`} reloadDocument>
          {t('backToStart')}
        </ButtonLink>
        {!isMissing && (
          <Form reloadDocument>
            <button className="underlined min-h-11 font-[540]">{t('tryAgain')}</button>
          </Form>
        )}
      </PageMessage>
    </div>
  )
}

/** The canonical URL of this page. Of the query it keeps only the page number of a list. */
export function Canonical() {
  const { origin } = useShop()
  const { pathname, search } = useLocation()
  if (useMatches().some(({ loaderData }) => isMissingPage(loaderData))) return null
  const page = /[?&](page=\d+)/.exec(search)?.[1]
  return <link rel="canonical" href={`${origin}${pathname}${page ? `?${page}` : ''}`} />
}

const isMissingPage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMissing' in data

export const mainContentId = 'content'

/**
 * Focuses the main content after a navigation, so that screen readers start at its beginning. Keeps
 * the focus where it is if the page was replaced, for example by another colour of a product.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  // Also focuses after a navigation from a page with another frame, for example the checkout.
  const lastPath = useRef(navigationType === 'POP' ? pathname : undefined)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const content = document.getElementById(mainContentId)
    const keepsFocus = navigationType === 'REPLACE' && content?.contains(document.activeElement)
    if (hash === '' && !keepsFocus) content?.focus({ preventScroll: true })
  }, [pathname, hash, navigationType])
}
