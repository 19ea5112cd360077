import { useLocation, useMatches } from 'react-router'
import { useShop } from './use-shop.ts'

/** The one address of this page, whatever else its query says: of a list, each part has its own. */
export function Canonical() {
  const { origin } = useShop()
  const { pathname, search } = useLocation()
  if (useMatches().some(({ loaderData }) => isMissing(loaderData))) return null
  const page = /[?&](page=\d+)/.exec(search)?.[1]
  return <link rel="canonical" href={`${origin}${pathname}${page ? `?${page}` : ''}`} />
}

const isMissing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMissing' in data
