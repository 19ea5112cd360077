import { useLocation, useMatches } from 'react-router'
import { useShop } from '../platform/page/use-shop.ts'

/** The canonical URL of this page. Of the query it keeps only the page number of a list. */
export function CanonicalLink() {
  const { origin } = useShop()
  const { pathname, search } = useLocation()
  if (useMatches().some(({ loaderData }) => isMissingPage(loaderData))) return null
  const page = /[?&](page=\d+)/.exec(search)?.[1]
  return <link rel="canonical" href={`${origin}${pathname}${page ? `?${page}` : ''}`} />
}

const isMissingPage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMissing' in data
