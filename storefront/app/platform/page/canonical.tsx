import { useLocation, useMatches } from 'react-router'
import { useShop } from './use-shop.ts'

/** The canonical URL of this page. Of the query it keeps only the page number of a list. */
export function Canonical() {
  const { origin } = useShop()
  const { pathname, search } = useLocation()
  if (useMatches().some(({ loaderData }) => isMissing(loaderData))) return null
  const page = /[?&](page=\d+)/.exec(search)?.[1]
  return <link rel="canonical" href={`${origin}${pathname}${page ? `?${page}` : ''}`} />
}

const isMissing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMissing' in data
