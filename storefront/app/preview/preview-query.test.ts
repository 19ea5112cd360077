import { expect, test } from 'vitest'
import { withPreviewLinks, withPreviewLocation } from './preview-query.ts'

const linkIn = (html: string) => /(?:href|action)="([^"]*)"/.exec(html)?.[1]

test.each([
  ['/en-us', '/en-us?preview=true'],
  ['/en-us/c/x-210100?page=2#top', '/en-us/c/x-210100?page=2&amp;preview=true#top'],
  ['?sort=newest', '?sort=newest&amp;preview=true'],
  ['/en-us?preview=true', '/en-us?preview=true'],
  ['#main', '#main'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
])('in a preview a link to %s leads to %s', (path, expected) => {
  for (const element of [`<a class="link" href="${path}">`, `<form action="${path}">`]) {
    const page = { search: '?preview=true', nonce: 'n1' }
    expect(linkIn(withPreviewLinks(`<head></head>${element}`, page))).toBe(expected)
  }
})

test('in a preview of a segment, links and redirects lead to previews of it', () => {
  const search = '?p13n_testcontext=loggedin,a&preview=true'
  const html = withPreviewLinks('<head></head><a href="/en-us">', { search, nonce: 'n1' })
  expect(linkIn(html)).toBe('/en-us?preview=true&amp;p13n_testcontext=loggedin%2Ca')
  const response = new Response(null, { status: 303, headers: { location: '/en-us/cart' } })
  const request = new Request(`https://shop.example/en-us${search}`)
  expect(withPreviewLocation(request, response).headers.get('location')).toBe(
    '/en-us/cart?preview=true&p13n_testcontext=loggedin%2Ca',
  )
})

test.each([
  ['/en-us/cart?preview=true', '/en-us/cart?preview=true&st=1', '/en-us/cart?st=1'],
  ['/en-us/cart?preview=false', '/en-us/cart?st=1', '/en-us/cart?st=1'],
  ['/en-us/cart?preview=true', 'https://pay.example/', 'https://pay.example/'],
])('a redirect from %s leads to %s', (path, expected, location) => {
  const response = new Response(null, { status: 303, headers: { location } })
  const redirected = withPreviewLocation(new Request(`https://shop.example${path}`), response)
  const url = new URL(redirected.headers.get('location') ?? '', 'https://shop.example')
  const expectedUrl = new URL(expected, 'https://shop.example')
  url.searchParams.sort()
  expectedUrl.searchParams.sort()
  expect(url.href).toBe(expectedUrl.href)
})
