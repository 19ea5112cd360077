import { readPreviewKey } from '@cairn/commerce/platform/wire/preview'
import { CookieJar } from '@cairn/commerce/platform/wire/request-context'
import type { Locale } from '@cairn/contract/sites/sites'
import { previewCookies } from '@cairn/contract/wire/cookies'
import { redirectWithout } from './redirect-without.ts'

const parameter = 'previewKey'

type PreviewLinkSettings = { previewSecret: string | undefined; publicOrigin: string }

/** The link that staff open to see drafts of a site: the server stores its key in a cookie. */
export const previewLink = ({
  origin,
  locale,
  key,
}: {
  origin: string
  locale: Locale
  key: string
}) => `${origin}/${locale}?preview=true&${parameter}=${key}`

/** Stores the key of a link in a cookie and removes it from the URL, which may be passed on. */
export function storePreviewKey(
  request: Request,
  { previewSecret, publicOrigin }: PreviewLinkSettings,
): Response | undefined {
  const url = new URL(request.url)
  const key = url.searchParams.get(parameter)
  if (key === null || request.method !== 'GET') return undefined
  const cookies = new CookieJar(null, publicOrigin.startsWith('https:'))
  const seconds = previewSecret === undefined ? 0 : secondsLeft(previewSecret, key)
  if (seconds > 0) cookies.set(previewCookies.key, key, seconds)
  return redirectWithout(parameter, url, cookies)
}

function secondsLeft(secret: string, key: string): number {
  const expiresAt = readPreviewKey(secret, key)?.expiresAt.getTime() ?? 0
  return Math.floor((expiresAt - Date.now()) / 1000)
}
