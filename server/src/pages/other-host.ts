import { BlockList, isIP } from 'node:net'
import { languageOf } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import { isLoopbackName } from '@cairn/contract/wire/local-request'
import { localeOf } from '@cairn/storefront/pages'
import { html } from 'hono/html'
import { plainPagePolicy } from '../http/security-headers.ts'
import { serverMessages } from './messages/messages.ts'
import { plainPage } from './plain-page.ts'

type HostSettings = { publicOrigin: string; proxies: number }

/**
 * Calls are accepted only from pages of the public origin, so that a page at another host would look right while each
 * of its buttons fails. Returns undefined at the public host.
 */
export async function respondAtOtherHost(
  request: Request,
  { publicOrigin, proxies }: HostSettings,
): Promise<Response | undefined> {
  const host = requestedHost(request, proxies)
  const publicHost = new URL(publicOrigin)
  if (host === undefined || isSameHost(host, publicHost)) return undefined
  const { pathname, search } = new URL(request.url)
  const location = `${publicOrigin}${pathname}${search}`
  const headers = { 'cache-control': 'no-store', vary: 'host' }
  if (isLoopbackName(host.hostname) && host.hostname !== publicHost.hostname) {
    return new Response(null, { status: 307, headers: { ...headers, location } })
  }
  return new Response(await otherHostPage(request, { publicOrigin, location }), {
    status: 421,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
    },
  })
}

/**
 * A shop at localhost may also be reached through a forwarded port, where its own port leads elsewhere. The ports of
 * other hosts are not compared, because a proxy may replace them.
 */
const isSameHost = (host: URL, publicHost: URL): boolean =>
  host.hostname === publicHost.hostname &&
  (host.port === '' || host.port === publicHost.port || !isLoopbackName(host.hostname))

/**
 * The host that the browser asked for, if it is known. A proxy names it in `X-Forwarded-Host` or passes on `Host`. If
 * a proxy replaces `Host` by an internal address, nothing is known about the host of the browser.
 */
function requestedHost(request: Request, proxies: number): URL | undefined {
  const host = new URL(request.url)
  if (proxies === 0) return host
  const forwarded = request.headers.get('x-forwarded-host')?.split(',').at(-1)?.trim()
  if (forwarded === undefined) return isInternalName(host.hostname) ? undefined : host
  const url = `http://${forwarded}`
  return URL.canParse(url) ? new URL(url) : undefined
}

const privateAddresses = new BlockList()
privateAddresses.addSubnet('10.0.0.0', 8)
privateAddresses.addSubnet('172.16.0.0', 12)
privateAddresses.addSubnet('192.168.0.0', 16)
privateAddresses.addSubnet('169.254.0.0', 16)
// Shared address space of providers (RFC 6598).
privateAddresses.addSubnet('100.64.0.0', 10)
privateAddresses.addSubnet('fc00::', 7, 'ipv6')
privateAddresses.addSubnet('fe80::', 10, 'ipv6')

/** Names of containers, upstream blocks and clusters, which browsers on the internet cannot resolve. */
const internalDomain = /^[^.]+$|\.(?:internal|local|localhost|svc)$/

/** Whether a host name of a URL exists only inside a machine, a cluster or a private network. */
function isInternalName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(name)
  if (version === 0) return isLoopbackName(hostname) || internalDomain.test(hostname)
  return isLoopbackName(hostname) || privateAddresses.check(name, version === 4 ? 'ipv4' : 'ipv6')
}

function otherHostPage(
  request: Request,
  { publicOrigin, location }: { publicOrigin: string; location: string },
) {
  const language = languageOf(localeOf(request))
  const t = translatorFor(serverMessages, language)
  return plainPage({
    title: t('otherAddress'),
    language,
    content: html`<h1>${t('otherAddress')}</h1>
<p class="lead">${t('usableOnlyAt', { origin: publicOrigin })} <a href="${location}">${t('openPageThere')}</a></p>`,
  })
}
