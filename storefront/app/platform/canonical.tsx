import { useLocation } from 'react-router'
import { useShop } from './use-shop.ts'

/** The one address of this page, whatever else its query says: of a list, each part has its own. */
export function Canonical() {
  const { origin } = useShop()
  const { pathname, search } = useLocation()
  const page = /[?&](page=\d+)/.exec(search)?.[1]
  return <link rel="canonical" href={`${origin}${pathname}${page ? `?${page}` : ''}`} />
}
