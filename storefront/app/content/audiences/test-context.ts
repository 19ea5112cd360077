import { cookieOf } from '../../platform/cookies.ts'
import { shownBranch } from './shown-branch.ts'

/** The query parameter that names the segments and variants to show, and the cookie that stores them for the next pages. */
export const testContext = 'p13n_testcontext'

/** Runs before the first paint of every page. An empty parameter ends the test. */
const storeTestContext = `try{const v=new URLSearchParams(location.search).get('${testContext}');if(v!==null)document.cookie='${testContext}='+encodeURIComponent(v)+';path=/;samesite=lax'+(v?'':';max-age=0')}catch{}`

export const testContextScript = (nonce: string): string =>
  `<script nonce="${nonce}">${storeTestContext}</script>`

/**
 * The page that a request asks for, with the branch that it forces in a choice. Cached pages are rendered from requests
 * without cookies, so they force none.
 */
export function requestedPage({ url, headers }: Request) {
  const { pathname, searchParams } = new URL(url)
  const forced =
    searchParams.get(testContext) ?? cookieOf(headers.get('cookie') ?? '', testContext) ?? ''
  return {
    path: pathname,
    forcedBranch: (ids: readonly string[]) => shownBranch(ids, forced.split(','), []),
  }
}
