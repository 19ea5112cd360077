import { CookieJar } from '@cairn/commerce/platform/wire/cookie-jar'
import { flagCookies } from '@cairn/contract/cookies'

type MockFlag = { mocks: boolean; publicOrigin: string }

const name = 'mocks'
const day = 86_400

/** Where answers may be samples, `?mocks=on` has this browser get them for a day, and `?mocks=off` no more. */
export function mockFlag(
  request: Request,
  { mocks, publicOrigin }: MockFlag,
): Response | undefined {
  const url = new URL(request.url)
  const wanted = url.searchParams.get(name)
  if (!mocks || request.method !== 'GET' || (wanted !== 'on' && wanted !== 'off')) return undefined
  const jar = new CookieJar(null, publicOrigin.startsWith('https:'))
  if (wanted === 'on') jar.set(flagCookies.mock, '1', day)
  else jar.remove(flagCookies.mock)
  url.searchParams.delete(name)
  const headers = new Headers({
    // Two slashes would name another house.
    location: `${url.pathname.replace(/^\/+/, '/')}${url.search}`,
    'cache-control': 'no-store',
  })
  for (const cookie of jar.changes()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
