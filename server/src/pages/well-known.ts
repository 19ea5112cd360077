import { localeOf } from '@cairn/storefront/pages'

type WellKnownSettings = { publicOrigin: string; supportMail: string }

const dayMilliseconds = 24 * 60 * 60_000

/** Readers of the file must not trust it for longer than a year. */
const daysUntilExpiry = 180

/** Files and redirects at the paths that other programs know without reading the shop. */
export function respondWellKnown(
  request: Request,
  { publicOrigin, supportMail }: WellKnownSettings,
  now: Date,
): Response | undefined {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (pathname === '/.well-known/security.txt') {
    return new Response(securityText({ publicOrigin, supportMail }, now), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    })
  }
  // Password managers open this path. The page leads guests to the sign-in first.
  if (pathname === '/.well-known/change-password') {
    return new Response(null, {
      status: 302,
      headers: {
        location: `/${localeOf(request)}/account/password`,
        'cache-control': 'private, no-store',
        vary: 'accept-language, cookie',
      },
    })
  }
  return undefined
}

/** Tells who found a weakness where to report it (RFC 9116). */
function securityText({ publicOrigin, supportMail }: WellKnownSettings, now: Date): string {
  const expiresAt = new Date(now.getTime() + daysUntilExpiry * dayMilliseconds)
  return [
    `Contact: mailto:${supportMail}`,
    `Expires: ${expiresAt.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, de, fr, it, es',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
