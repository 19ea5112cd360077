import { useLocation, useMatches } from 'react-router'
import { useShop } from '../platform/page/use-shop.ts'

/** What the loader of the page has read. */
export const usePageData = (): object => Object(useMatches().at(-1)?.loaderData)

/** The canonical URL of this page. Of the query it keeps only the number of a page after the first one of a list. */
export function CanonicalLink() {
  const { origin } = useShop()
  const { pathname, search } = useLocation()
  const pageData = usePageData()
  if ('isMissing' in pageData) return null
  // Loaders name it for pages that show what another page shows.
  const path = 'canonicalPath' in pageData ? String(pageData.canonicalPath) : pathname
  const page = /[?&](page=(?!1?(&|$))[1-9]\d*)/.exec(search)?.[1]
  return <link rel="canonical" href={`${origin}${path}${page ? `?${page}` : ''}`} />
}
