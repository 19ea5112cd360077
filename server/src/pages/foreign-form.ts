import { isCrossOrigin } from '@cairn/commerce/platform/wire/edge'
import { languageOf } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import { localeOf } from '@cairn/storefront/pages'
import { html } from 'hono/html'
import { plainPagePolicy } from '../http/security-headers.ts'
import { serverMessages } from './messages/messages.ts'
import { plainPage } from './plain-page.ts'

const unsubscribePath = /^\/[a-z]{2}-[a-z\d]{2,3}\/newsletter\/unsubscribe$/

/**
 * Whether the form is sent to the unsubscribe link of a newsletter. Servers of mail programs do so, which have no origin
 * (RFC 8058), and the secret in the link is enough to accept it.
 */
const isUnsubscription = ({ method, url }: Request): boolean =>
  method === 'POST' && unsubscribePath.test(new URL(url).pathname)

/**
 * Text browsers and old browsers send no origin with a form. Then a form of our own is recognised by what the browser
 * says about its page, because pages of other sites can change neither header. Calls need the origin.
 */
export function isForeignForm(request: Request, publicOrigin: string): boolean {
  if (isUnsubscription(request)) return false
  const { method, headers } = request
  if (method !== 'POST' || headers.has('origin')) return isCrossOrigin(request, publicOrigin)
  const site = headers.get('sec-fetch-site')
  return site === null ? originOf(headers.get('referer')) !== publicOrigin : site !== 'same-origin'
}

const originOf = (referer: string | null): string | undefined =>
  referer !== null && URL.canParse(referer) ? new URL(referer).origin : undefined

/** Tells a shopper whose browser says nothing about the page of the form why nothing has happened. */
export async function foreignFormResponse(request: Request): Promise<Response> {
  const locale = localeOf(request)
  const language = languageOf(locale)
  const t = translatorFor(serverMessages, language)
  const page = plainPage({
    title: t('nothingChanged'),
    language,
    content: html`<h1>${t('formNotFromHere')}</h1>
      <p class="lead"><a href="/${locale}">${t('toTheShop')}</a></p>`,
  })
  return new Response(await page, {
    status: 403,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
      'cache-control': 'private, no-store',
    },
  })
}
