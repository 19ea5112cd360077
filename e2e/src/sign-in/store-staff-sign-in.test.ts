import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { test } from '../browser/visit.ts'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'

const visits = [
  {
    locale: 'en-us',
    width: 1440,
    title: 'Store sign-in',
    store: 'Your store',
    number: 'Employee number',
    begin: 'Start session',
    digits: 'A PIN has 4 to 8 digits.',
    bar: 'In-store session',
    end: 'End session',
    denver: '0042',
  },
  {
    locale: 'en-us',
    width: 390,
    title: 'Store sign-in',
    store: 'Your store',
    number: 'Employee number',
    begin: 'Start session',
    digits: 'A PIN has 4 to 8 digits.',
    bar: 'In-store session',
    end: 'End session',
    denver: '0042',
  },
] as const

describe('store staff begin a session with a call of its own (INST-012, INST-014)', () => {
  describe('on its own page, which stores the store and the employee (INST-004, INST-007)', () => {
    test.for(visits)(
      'and end it without leaving data in the browser, at $width px (INST-002)',
      async ({ locale, width, ...words }, { visit }) => {
        const { page, context } = await visit({ locale, width, expected: /401/ })
        const calls = recordRequests(page, /\/(agent\/login|auth\/signin)$/)
        await openPage(page, `/${locale}/associate-login`)
        await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
        expect(await accessibilityViolations(page)).toEqual([])

        const begin = page.getByRole('button', { name: words.begin })
        await begin.click()
        await page.getByText(words.digits).waitFor()
        await page.getByLabel(words.store).selectOption(words.denver)
        await page.getByLabel(words.number).fill('e1001')
        await page.getByLabel('PIN', { exact: true }).fill('9999')
        await begin.click()
        await page.getByRole('alert').waitFor()
        await page.getByLabel('PIN', { exact: true }).fill('4242')
        await begin.click()
        await page.waitForURL(`**/${locale}`)
        const bar = page.getByRole('region', { name: words.bar })
        await bar.getByText('Cairn Denver · Dana Reyes (E1001)').waitFor()
        expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
          '/api/consumers-v3/consumer/agent/login',
          '/api/consumers-v3/consumer/agent/login',
        ])
        const kept = await page.evaluate(() => localStorage.getItem('cairn_in_store'))
        expect(JSON.parse(kept ?? '{}')).toEqual({
          storeId: '0042',
          storeName: 'Cairn Denver',
          storeEmployeeId: 'E1001',
          storeEmployeeName: 'Dana Reyes',
        })
        await page.waitForTimeout(400)
        expect(await accessibilityViolations(page)).toEqual([])

        await openPage(page, `/${locale}/p/base-camp-duffel-CAIRN006LRC`)
        await page.locator('.buy-bar .button-primary').click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
        await openPage(page, `/${locale}/cart`)
        await bar.getByRole('button', { name: words.end }).click()
        await page.waitForURL(`**/${locale}/associate-login`)
        await expect.poll(() => bar.count()).toBe(0)
        const left = await page.evaluate(() => Object.keys(localStorage))
        expect(left.filter((key) => /cart|person|favourites|in_store/.test(key))).toEqual([])
        const names = (await context.cookies()).map(({ name }) => name)
        expect(names).not.toContain('cairn_employee')
        expect(names).not.toContain('cairn_basket')
      },
    )
  })
})
