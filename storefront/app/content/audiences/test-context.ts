import { cookieOf } from '../../platform/cookies.ts'

/** The query parameter that names the segments to show, and the cookie that stores them for the next pages. */
export const testContext = 'p13n_testcontext'

/** Runs before the first paint of every page. An empty parameter ends the test. */
const storeTestContext = `try{const v=new URLSearchParams(location.search).get('${testContext}');if(v!==null)document.cookie='${testContext}='+encodeURIComponent(v)+';path=/;samesite=lax'+(v?'':';max-age=0')}catch{}`

export const testContextScript = (nonce: string): string =>
  `<script nonce="${nonce}">${storeTestContext}</script>`

/** The segments that a request forces. Cached pages are rendered from requests without cookies, so they force none. */
export function forcedBy({ url, headers }: Request): string[] {
  const forced =
    new URL(url).searchParams.get(testContext) ??
    cookieOf(headers.get('cookie') ?? '', testContext) ??
    ''
  return forced.split(',').filter(Boolean)
}
