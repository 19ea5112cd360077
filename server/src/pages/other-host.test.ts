import { expect, test } from 'vitest'
import { respondAtOtherHost } from './other-host.ts'

const settings = { publicOrigin: 'http://shop.example:3000', proxies: 0 }
const request = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers })

test.each(['http://shop.example:3000/en-us', 'http://shop.example/en-us', 'http://SHOP.example/'])(
  '%s is at the public host',
  async (url) => {
    expect(await respondAtOtherHost(request(url), settings)).toBeUndefined()
  },
)

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '127.1', '2130706433'])(
  'a page at %s redirects to the same page at the public origin',
  async (host) => {
    const url = `http://${host}/de-de/c/women-210000?sort=newest`
    const response = await respondAtOtherHost(request(url), settings)

    expect(response?.status).toBe(307)
    expect(response?.headers.get('location')).toBe(
      'http://shop.example:3000/de-de/c/women-210000?sort=newest',
    )
    expect(response?.headers.get('cache-control')).toBe('no-store')
  },
)

test('a page of a shop at localhost names its origin when it is requested through another port', async () => {
  const local = { publicOrigin: 'http://localhost:3000', proxies: 0 }
  const statusAt = async (host: string) =>
    (await respondAtOtherHost(request(`http://${host}/en-us`), local))?.status

  expect(await statusAt('localhost:8080')).toBe(421)
  expect(await statusAt('localhost:3000')).toBeUndefined()
  expect(await statusAt('localhost')).toBeUndefined()
  expect(await statusAt('127.0.0.1:8080')).toBe(307)
})

test('the redirect never leads to another host', async () => {
  const response = await respondAtOtherHost(request('http://127.0.0.1//evil.example/'), settings)
  expect(response?.headers.get('location')).toBe('http://shop.example:3000//evil.example/')
})

test('a page at another host names the public origin, with a link to the same page there', async () => {
  const url = 'http://shop.lan/de-de/cart?a=1&b="><script>'
  const response = await respondAtOtherHost(request(url), settings)
  const page = await response?.text()

  expect(response?.status).toBe(421)
  expect(page).toContain('Dieser Shop ist nur unter http://shop.example:3000 benutzbar.')
  expect(page).toContain(
    '<a href="http://shop.example:3000/de-de/cart?a=1&amp;b=%22%3E%3Cscript%3E">',
  )
  expect(page).not.toContain('<script>')
})

const statusBehindProxy = async (url: string, headers: Record<string, string> = {}) =>
  (await respondAtOtherHost(request(url, headers), { ...settings, proxies: 1 }))?.status

test.each([
  ['the public host', 'shop.example', undefined],
  ['the host that the last proxy names', 'a.example, shop.example', undefined],
  ['another host', 'shop.lan', 421],
  ['no valid host', 'a b', undefined],
])('behind a proxy that names %s', async (_, forwardedHost, status) => {
  const headers = { 'x-forwarded-host': forwardedHost }
  expect(await statusBehindProxy('http://10.0.0.7:3000/en-us', headers)).toBe(status)
  expect(await statusBehindProxy('http://origin.example/en-us', headers)).toBe(status)
})

test.each([
  ['shop.example', undefined],
  ['shop.example:8443', undefined],
  ['www.shop.example', 421],
  ['203.0.113.5', 421],
])('behind a proxy that passes on only the host %s', async (host, status) => {
  expect(await statusBehindProxy(`http://${host}/en-us`)).toBe(status)
})

test.each([
  '127.0.0.1:3000',
  'localhost:3000',
  '[::1]:3000',
  '10.0.0.7:3000',
  '[fd00::7]:3000',
  'cairn_upstream',
  'cairn.shop.svc:3000',
  'cairn.shop.svc.cluster.local:3000',
])('behind a proxy that replaces the host by %s, pages are served', async (host) => {
  expect(await statusBehindProxy(`http://${host}/en-us`)).toBeUndefined()
})
