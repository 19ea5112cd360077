import { describe, expect, test } from 'vitest'
import { foreignFormResponse, isForeignForm } from './foreign-form.ts'

const publicOrigin = 'https://shop.example'

const isRefused = (headers: Record<string, string>, method = 'POST') =>
  isForeignForm(new Request(`${publicOrigin}/de-de/cart`, { method, headers }), publicOrigin)

const ownOrigin = { origin: publicOrigin }
const foreignOrigin = { origin: 'https://evil.example' }
const ownReferer = { referer: `${publicOrigin}/de-de/p/jacket-CAIRN001BLK?size=M` }
const foreignReferer = { referer: 'https://evil.example/https://shop.example/' }
const site = (value: string) => ({ 'sec-fetch-site': value })

describe('a form is accepted (guarantee 25)', () => {
  test.each<[string, Record<string, string>]>([
    ['with the own origin', ownOrigin],
    ['with the own origin, whatever else is sent', { ...ownOrigin, ...foreignReferer }],
    ['without an origin from the same site and origin', site('same-origin')],
    ['without an origin and referer', { ...site('same-origin'), ...foreignReferer }],
    ['from a browser that sends only the page of the form', ownReferer],
    ['from a browser that sends only the origin as referer', { referer: `${publicOrigin}/` }],
  ])('%s', (_, headers) => {
    expect(isRefused(headers)).toBe(false)
  })
})

describe('a form is refused (guarantee 25)', () => {
  test.each<[string, Record<string, string>]>([
    ['with nothing that names its page', {}],
    ['with a foreign origin', foreignOrigin],
    ['with a foreign origin and the own referer', { ...foreignOrigin, ...ownReferer }],
    ['with a foreign origin, as same-origin', { ...foreignOrigin, ...site('same-origin') }],
    ['from a sandboxed frame', { origin: 'null', ...site('same-origin'), ...ownReferer }],
    ['with an empty origin', { origin: '', ...ownReferer }],
    ['from another origin of the same site', { ...site('same-site'), ...ownReferer }],
    ['from another site, with the own referer', { ...site('cross-site'), ...ownReferer }],
    ['from the address bar', { ...site('none'), ...ownReferer }],
    ['with an unknown value', { ...site('same-origin, same-origin'), ...ownReferer }],
    ['with a foreign referer', foreignReferer],
    ['with a referer on another port', { referer: 'https://shop.example:8443/de-de/cart' }],
    ['with a referer on http', { referer: 'http://shop.example/de-de/cart' }],
    ['with a referer that begins like ours', { referer: 'https://shop.example.evil.example/' }],
    ['with our name as the user of another host', { referer: 'https://shop.example@evil.example' }],
    ['with a referer that is no URL', { referer: '/de-de/cart' }],
    ['with an empty referer', { referer: '' }],
  ])('%s', (_, headers) => {
    expect(isRefused(headers)).toBe(true)
  })

  test.each(['PUT', 'PATCH', 'DELETE'])(
    'for the method %s, which no form uses, unless the origin is sent',
    (method) => {
      expect(isRefused({ ...site('same-origin'), ...ownReferer }, method)).toBe(true)
      expect(isRefused(ownOrigin, method)).toBe(false)
    },
  )
})

test.each<[string, boolean]>([
  ['/de-de/newsletter/unsubscribe?token=secret', false],
  ['/fr-ca/newsletter/unsubscribe?token=secret', false],
  ['/de-de/newsletter/confirm?token=secret', true],
  ['/de-de/newsletter', true],
  ['/de-de/newsletter/unsubscribe/more', true],
  ['/de-de/cart?to=/de-de/newsletter/unsubscribe', true],
  ['/newsletter/unsubscribe', true],
])('the server of a mail program may post to unsubscribe links only: %s', (path, isExpected) => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const request = new Request(`${publicOrigin}${path}`, { method: 'POST', body })
  expect(isForeignForm(request, publicOrigin)).toBe(isExpected)
})

test('pages may be read from everywhere', () => {
  expect(isRefused({ ...foreignOrigin, ...foreignReferer, ...site('cross-site') }, 'GET')).toBe(
    false,
  )
})

test.each([
  ['/de-de/cart', 'de', 'Dieses Formular kam nicht von einer Seite dieses Shops'],
  ['/fr-ca/checkout', 'fr', 'Ce formulaire ne venait pas d’une page de cette boutique'],
  ['/', 'it', 'Questo modulo non proveniva da una pagina di questo negozio'],
])(
  'the refusal of a form at %s is a page in the language of the shopper',
  async (path, ...texts) => {
    const [language = '', sentence] = texts
    const headers = { 'accept-language': 'it' }
    const response = await foreignFormResponse(new Request(`${publicOrigin}${path}`, { headers }))
    const page = await response.text()

    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${sentence}`)
  },
)
