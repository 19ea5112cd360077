import { measurementNames } from '@cairn/contract/analytics/analytics-calls'
import type { BrowserError } from '@cairn/contract/analytics/browser-error-calls'
import { describe, expect, test } from 'vitest'
import { boundedMeasurement, browserOf, scrubbedError } from './browser-reports.ts'

describe('a measurement', () => {
  test('keeps its name and the type of its page if they are known', () => {
    for (const name of measurementNames) {
      expect(
        boundedMeasurement({ name, duration: 812, labels: { page: 'PDP', locale: 'de-de' } }),
      ).toEqual({ name, page: 'PDP', duration: 812 })
    }
  })

  test.each(['constructor', '__proto__', 'lcp', 'LCP2'])(
    'with the unknown name and page %s is counted with all others',
    (text) => {
      expect(boundedMeasurement({ name: text, duration: 1, labels: { page: text } })).toEqual({
        name: 'other',
        page: 'Other',
        duration: 1,
      })
    },
  )

  test('without labels is of another page', () => {
    expect(boundedMeasurement({ name: 'LCP', duration: 1, labels: {} }).page).toBe('Other')
  })
})

const error: BrowserError = {
  kind: 'call',
  name: 'TypeError',
  message: 'nothing to read',
  stack: 'at x (https://shop.example/assets/libraries-Dq8sX1.js:1:20345)',
  path: '/en-us/cart',
  count: 3,
  call: 'addItem',
  status: 500,
  errorId: 'GEN500',
  correlationId: '0c9a1c52-7f3b-4f7e-8a35-5d1f0b6a7c21',
}

describe('an error', () => {
  test('without personal data stays as it is', () => {
    expect(scrubbedError(error)).toEqual(error)
    const { name: _, stack: __, ...short } = error
    expect(scrubbedError(short)).toEqual(short)
  })

  test('loses personal data in each of its texts', () => {
    const secret = 'jane@example.com CRN-83HESXWEG'
    const scrubbed = scrubbedError({
      ...error,
      name: secret,
      message: secret,
      stack: secret,
      path: '/orders/CRN-83HESXWEG/jane@example.com',
    })
    expect(scrubbed).toEqual({
      ...error,
      name: '… …',
      message: '… …',
      stack: '… …',
      path: '/orders/…/…',
    })
  })

  test('names only calls and errors that exist', () => {
    const { call: _, errorId: __, ...rest } = error
    expect(scrubbedError({ ...error, call: 'toString', errorId: 'JANE1980' })).toEqual(rest)
  })
})

test.each([
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 'Chrome 141'],
  ['Mozilla/5.0 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.57', 'Edge 141'],
  ['Mozilla/5.0 (Macintosh) Version/26.1 Safari/605.1.15', 'Safari 26'],
  ['Mozilla/5.0 (iPhone) CriOS/141.0.7390.96 Mobile/15E148 Safari/604.1', 'Chrome 141'],
  ['Mozilla/5.0 (rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  ['jane@example.com', 'unknown'],
  [undefined, 'unknown'],
])('the browser of %s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})
