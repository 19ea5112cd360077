import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'
import { createTextBrowser } from '../testing/text-browser.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({ RATE_LIMITS: 'on', CAPTCHA_PROVIDER: 'altcha' })
})
afterAll(() => installation.remove())

const address = {
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  phone: '303 555 0142',
}

test('a text browser that sends no origin buys with a gift card', async () => {
  const browser = createTextBrowser(server.origin)
  await browser.open('/en-us/p/summit-CAIRN001BLK')
  await browser.press(/^Add to bag/, { sku: 'CAIRN001BLK-M' })
  expect(browser.path()).toBe('/en-us/cart')

  await browser.open('/en-us/checkout')
  expect(browser.text()).toContain('Without JavaScript you can pay with: Gift card')
  expect(browser.text()).toContain('These need JavaScript: New card')
  await browser.press(/^Continue to payment$/, { ...address, 'me-standard': 'express' })
  expect(browser.path()).toBe('/en-us/checkout?step=billing')

  await browser.press(/^Apply$/, { code: '6006 4900 0000 0002', pin: '1111' })
  expect(browser.text()).toContain('Nothing is left to pay.')
  await browser.press(/^Continue to review$/)
  expect(browser.path()).toBe('/en-us/checkout?step=summary')
  expect(browser.text()).toContain('Express')

  await browser.press(/^Place order/)
  expect(browser.path()).toMatch(/^\/en-us\/order-confirmation\?order=CRN-\w+$/)
  expect(browser.text()).toMatch(/Order CRN-\w+/)
  expect(browser.text()).toContain('We have written to ines@rochat.example.')
})
