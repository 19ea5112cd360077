import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'

const visits = [
  { locale: 'en-us', width: 1440 },
  { locale: 'en-us', width: 390 },
] as const

const texts = {
  title: 'Store sign-in',
  store: 'Your store',
  number: 'Employee number',
  startSession: 'Start session',
  digits: 'A PIN has 4 to 8 digits.',
  bar: 'In-store session',
  end: 'End session',
}
const denverStore = '0042'

describe('store staff begin a session with a call of its own (INST-012, INST-014)', () => {
  describe('on its own page, which stores the store and the employee (INST-004, INST-007)', () => {
    test.for(visits)(
      'and end it without leaving data in the browser, at $width px (INST-002)',
      async ({ locale, width }, { visit }) => {
        const { page, context } = await visit({ locale, width, expected: /401/ })
        const calls = recordRequests(page, /\/(agent\/login|auth\/signin)$/)
        await openPage(page, `/${locale}/associate-login`)
        await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
        expect(await accessibilityViolations(page)).toEqual([])

        const startSession = page.getByRole('button', { name: texts.startSession })
        await startSession.click()
        await page.getByText(texts.digits).waitFor()
        await page.getByLabel(texts.store).selectOption(denverStore)
        await page.getByLabel(texts.number).fill('e1001')
        await page.getByLabel('PIN', { exact: true }).fill('9999')
        await startSession.click()
        await page.getByRole('alert').waitFor()
        await page.getByLabel('PIN', { exact: true }).fill('4242')
        await startSession.click()
        await page.waitForURL(`**/${locale}`)
        const bar = page.getByRole('region', { name: texts.bar })
        await bar.getByText('Cairn Denver (0042) · Dana Reyes (E1001)').waitFor()
        expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
          '/api/consumers-v3/consumer/agent/login',
          '/api/consumers-v3/consumer/agent/login',
        ])
        const storedSession = await page.evaluate(() => localStorage.getItem('cairn_in_store'))
        expect(JSON.parse(storedSession ?? '{}')).toEqual({
          storeId: '0042',
          storeName: 'Cairn Denver',
          storeEmployeeId: 'E1001',
          storeEmployeeName: 'Dana Reyes',
        })
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        expect(await accessibilityViolations(page)).toEqual([])

        await openPage(page, `/${locale}/p/base-camp-duffel-CAIRN006LRC`)
        await page.locator('.buy-bar .button-primary').click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
        await openPage(page, `/${locale}/cart`)
        await bar.getByRole('button', { name: texts.end }).click()
        await page.waitForURL(`**/${locale}/associate-login`)
        await expect.poll(() => bar.count()).toBe(0)
        const remainingKeys = await page.evaluate(() => Object.keys(localStorage))
        expect(remainingKeys.filter((key) => /cart|person|favourites|in_store/.test(key))).toEqual(
          [],
        )
        const names = (await context.cookies()).map(({ name }) => name)
        expect(names).not.toContain('cairn_employee')
        expect(names).not.toContain('cairn_basket')
      },
    )
  })
})
