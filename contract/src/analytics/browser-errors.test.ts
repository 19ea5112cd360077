import { describe, expect, test } from 'vitest'
import { withoutPersonalData } from './browser-errors.ts'

describe('the text of an error loses', () => {
  test.each([
    ['an email address', 'no shopper jane.doe+1@mail.example.com', 'no shopper …'],
    ['an email address in a URL', '/en-us/a/jane%40example.com/b', '/en-us/a/…/b'],
    ['an address with other letters', '«jürgen@münchen.de»', '…»'],
    [
      'a query',
      'https://shop.example/en-us/search?q=jane&token=x)',
      'https://shop.example/en-us/search…)',
    ],
    ['a hash', 'at /en-us/cart#secret', 'at /en-us/cart…'],
    ['an order number', 'order CRN-83HESXWEG is gone', 'order … is gone'],
    ['a return number', 'RET-7K4M9Q2X', '…'],
    ['a code of six digits', 'wrong code 402913', 'wrong code …'],
    ['a token', 'token q7Rz1Lm4Xv9Kc2Np8Tb5Wd3Hs6Jf0Yg', 'token …'],
    ['a token without digits', 'token qXRzLLmRXvLKcXNpRTbLWdRHsLJfRYgh', 'token …'],
    ['a token in a path', '/en-us/favorites/wN5tQ8rXzL2vK7', '/en-us/favorites/…'],
    ['an id', 'cart 6f1c7f0e-2f4b-4a55-9d0e-3b8f4f1d2a10', 'cart …'],
    ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.Sfl1Kxw', '….….…'],
    ['a card number', 'card 4111 1111 1111 1111', 'card … … … …'],
    ['a phone number', 'phone +49 151 23456789', 'phone +49 151 …'],
    ['a date of birth', 'born 1980-06-01', 'born …'],
    ['an IP address', 'from 203.0.113.7', 'from …'],
    ['an address of many letters', `${'a'.repeat(40)}`, '…'],
    ['control characters and halves of characters', 'a\u0000b\u001B[31m\uD800c', 'ab[…'],
  ])('%s', (_, text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected)
  })
})

describe('the text of an error keeps', () => {
  test.each([
    "TypeError: Cannot read properties of undefined (reading 'items')",
    'Minified React error #418; visit the page of errors',
    'at renderWithHooks (https://shop.example/assets/libraries-Dq8sX1_k.js:12:20345)',
    'e2@https://shop.example/assets/site-frame-route-BfUCd3ki.js:1:1999',
    'Failed to fetch dynamically imported module: https://shop.example/assets/used-frame-C0ffee12.js',
    'Das Gerät ist außer Reichweite.\nZweite Zeile',
    '/en-us/cart',
    'at processDispatchQueueEventTarget',
  ])('%s', (text) => {
    expect(withoutPersonalData(text)).toBe(text)
  })
})

test('a long hostile text takes no longer than it has characters', () => {
  for (const part of ['a', 'a@', '1.', '%40', '/assets/', '?', 'a-', '.js:'])
    expect(withoutPersonalData(part.repeat(20_000)).length).toBeLessThanOrEqual(
      part.length * 20_000,
    )
})
