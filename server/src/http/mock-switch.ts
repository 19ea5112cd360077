import { CookieJar } from '@cairn/commerce/platform/wire/cookie-jar'
import { flagCookies } from '@cairn/contract/wire/cookies'

type MockSettings = { allowsMocks: boolean; publicOrigin: string }

const parameter = 'mocks'
const secondsPerDay = 86_400

/** `?mocks=on` switches sample responses on for this browser for a day, `?mocks=off` switches them off. */
export function switchMocks(
  request: Request,
  { allowsMocks, publicOrigin }: MockSettings,
): Response | undefined {
  const url = new URL(request.url)
  const value = url.searchParams.get(parameter)
  if (!allowsMocks || request.method !== 'GET' || (value !== 'on' && value !== 'off'))
    return undefined
  const cookies = new CookieJar(null, publicOrigin.startsWith('https:'))
  if (value === 'on') cookies.set(flagCookies.mock, '1', secondsPerDay)
  else cookies.remove(flagCookies.mock)
  url.searchParams.delete(parameter)
  const headers = new Headers({
    // A path that begins with two slashes would redirect to another host.
    location: `${url.pathname.replace(/^\/+/, '/')}${url.search}`,
    'cache-control': 'no-store',
  })
  for (const cookie of cookies.changes()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
