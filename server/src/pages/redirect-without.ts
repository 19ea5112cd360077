import type { CookieJar } from '@cairn/commerce/platform/wire/request-context'

/** Sets cookies, and redirects to the same URL without the parameter that they were read from. */
export function redirectWithout(parameter: string, url: URL, cookies: CookieJar): Response {
  url.searchParams.delete(parameter)
  const headers = new Headers({
    // A path that begins with two slashes would redirect to another host.
    location: `${url.pathname.replace(/^\/+/, '/')}${url.search}`,
    'cache-control': 'no-store',
  })
  for (const cookie of cookies.changes()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
