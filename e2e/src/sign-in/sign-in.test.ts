import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { tabletAndDesktop } from '../browser/window-sizes.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

describe('a guest signs in from a dialog (AUTH-010)', () => {
  describe('with a form for email and password, at first without errors (AUTH-099, AUTH-119)', () => {
    describe('which can show the password (AUTH-134)', () => {
      test.for(tabletAndDesktop)(
        'and a confirmation follows, in $locale at $width px (AUTH-001, AUTH-011)',
        async ({ locale, width }, { visit }) => {
          const { page, context } = await visit({ locale, width })
          const texts = signInTexts[locale]
          const form = signInForm(page, texts)
          await openPage(page, `/${locale}`)
          if (width < 600) await page.getByRole('button', { name: texts.openMenu }).click()
          await form.link.click()
          const dialog = page.getByRole('dialog')
          await form.email.waitFor()
          await expect
            .poll(() => form.email.evaluate((input) => input === document.activeElement))
            .toBe(true)
          await expect.poll(() => dialog.locator('input').count()).toBe(2)
          await expect.poll(() => form.button.getAttribute('aria-busy')).toBe('false')
          expect(await dialog.getByRole('alert').count()).toBe(0)
          expect(await dialog.getByText(texts.fieldRequired).count()).toBe(0)
          expect(await accessibilityViolations(page)).toEqual([])

          await form.button.click()
          await expect.poll(() => dialog.getByText(texts.fieldRequired).count()).toBe(2)
          await form.email.fill('abc')
          await form.password.fill('Trailhead1')
          await form.button.click()
          await dialog.getByText(texts.emailMalformed).waitFor()
          expect(await accessibilityViolations(page)).toEqual([])
          await dialog.getByRole('button', { name: texts.showPassword }).click()
          await expect.poll(() => form.password.getAttribute('type')).toBe('text')
          await dialog.getByRole('button', { name: texts.hidePassword }).click()
          await expect.poll(() => form.password.getAttribute('type')).toBe('password')
          await dialog.getByRole('button', { name: texts.showPassword }).waitFor()

          await form.send('shopper@cairn.test')
          await dialog
            .getByText(texts.signedInAs)
            .filter({ hasText: 'shopper@cairn.test' })
            .waitFor()
          expect(await accessibilityViolations(page)).toEqual([])
          const cookies = await context.cookies()
          expect(cookies.find(({ name }) => name === 'cairn_login')?.value).toBe('1')
          await dialog.getByRole('button', { name: texts.goOn, exact: true }).click()
          await expect.poll(() => dialog.count()).toBe(0)

          await openPage(page, `/${locale}/cart`)
          if (width < 600) await page.getByRole('button', { name: texts.openMenu }).click()
          await page.getByRole('link', { name: texts.accountOfSam }).waitFor()
          expect(await layoutShifts(page)).toEqual([])
        },
      )
    })
  })
})

describe('signing in solves a challenge for the action login (AUTH-135)', () => {
  test('sends JSON bodies, and loads the script of the security check on demand (AUTH-031, AUTH-049)', async ({
    visit,
  }) => {
    // Favourites that are read while the token of the guest is replaced are read again.
    const { page, texts } = await visit({ expected: /401\b.*favorites|favorites.*\b401\b/ })
    const form = signInForm(page, signInTexts['en-us'])
    const solver = recordRequests(page, /solve-challenge/)
    const challenges = recordRequests(page, /\/bot-defence\/challenge$/)
    const calls = recordRequests(page, /\/auth\/(signin|token)$/)
    await openPage(page, '/en-us')
    await shopPage(page, texts).addDuffel.click()
    await shopPage(page, texts).cart('one').waitFor()
    expect(solver).toEqual([])
    await form.link.click()
    await expect.poll(() => solver.length).toBe(1)
    await form.send('athlete@cairn.test')
    await page.getByText('athlete@cairn.test').waitFor()

    expect(new URL(challenges[0]?.url() ?? '').searchParams.get('action')).toBe('login')
    const sentCalls = calls.map((call) => ({
      type: call.headers()['content-type'],
      body: call.postDataJSON(),
    }))
    expect(new Set(sentCalls.map(({ type }) => type))).toEqual(new Set(['application/json']))
    const signIn = sentCalls.find(({ body }) => 'username' in body)?.body
    expect(Object.keys(signIn).toSorted()).toEqual([
      'codeChallenge',
      'password',
      'recaptcha_response',
      'type',
      'username',
    ])
    expect(signIn.recaptcha_response.length).toBeGreaterThan(100)
    const exchange = sentCalls.at(-1)?.body
    expect(exchange).toMatchObject({
      type: 'Registered',
      guestObjects: { basketId: expect.any(String), saveForLaterId: expect.any(String) },
    })
    expect(Object.keys(exchange.guestObjects)).toEqual(['basketId', 'favoriteId', 'saveForLaterId'])
  })
})

const expectedProblems = /40[139]|423|500/

describe('a failed sign-in shows an error (AUTH-122)', () => {
  describe('with a warning before the last attempt (AUTH-029, AUTH-056)', () => {
    test('and then a lock, which the right password does not end (AUTH-028, AUTH-055)', async ({
      visit,
    }) => {
      const { page } = await visit({ expected: expectedProblems })
      const texts = signInTexts['en-us']
      const form = signInForm(page, texts)
      const answers: number[] = []
      page.on('response', (response) => {
        if (response.url().includes('/auth/signin')) answers.push(response.status())
      })
      const isAnswered = (count: number) =>
        expect.poll(() => answers.length, { timeout: 15_000 }).toBe(count)
      await openPage(page, '/en-us/sign-in')
      for (let count = 1; count <= 3; count++) {
        await form.send('partial@cairn.test', 'Wrong-one-1')
        await isAnswered(count)
        await page.getByRole('alert').getByText(texts.credentialsInvalid).waitFor()
      }
      await form.send('partial@cairn.test', 'Wrong-one-1')
      await page.getByText(texts.lastAttempt).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await form.send('partial@cairn.test', 'Wrong-one-1')
      await page.getByText(texts.userLocked).waitFor()
      await form.send('partial@cairn.test')
      await isAnswered(6)
      await page.getByText(texts.userLocked).waitFor()

      expect(answers).toEqual([401, 401, 401, 401, 423, 423])
      await expect.poll(() => new URL(page.url()).pathname).toBe('/en-us/sign-in')
    })
  })
})

test('a guest with a cart signs in on the page, has both carts merged, and signs out (AUTH-006, AUTH-016)', async ({
  visit,
}) => {
  const texts = signInTexts['de-de']
  const email = 'wranx@cairn.test'
  const first = await visit({ locale: 'de-de' })
  const shop = shopPage(first.page, first.texts)
  await openPage(first.page, '/de-de')
  await shop.addDuffel.click()
  await shop.cart('one').waitFor()
  await openPage(first.page, '/de-de/sign-in?to=/de-de/cart')
  await signInForm(first.page, texts).send(email)
  await first.page.locator('.toast').first().waitFor()
  await first.page.waitForURL('**/de-de/cart')
  await shop.line(first.texts.duffel).waitFor()
  expect(await first.page.getByText(texts.cartsMerged).count()).toBe(0)

  const { page, context, texts: shopTexts } = await visit({ locale: 'de-de' })
  const laterShop = shopPage(page, shopTexts)
  await openPage(page, '/de-de')
  await laterShop.addBeanie.click()
  await laterShop.cart('one').waitFor()
  await openPage(page, '/de-de/sign-in?to=/de-de/cart')
  expect(await accessibilityViolations(page)).toEqual([])
  await signInForm(page, texts).send(email)
  await page.waitForURL('**/de-de/cart')
  await page.getByText(texts.cartsMerged).waitFor()
  await laterShop.line(shopTexts.duffel).waitFor()
  await laterShop.line(shopTexts.beanie).waitFor()

  const calls = recordRequests(page, /\/auth\/(signout|token)$/)
  await page.getByRole('link', { name: /^Konto, / }).click()
  await page.waitForURL('**/de-de/account')
  await page.getByText(texts.signedInAs).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: texts.signOut }).click()
  await page.waitForURL('**/de-de')
  await page.getByText(texts.signedOut).waitFor()
  await laterShop.cart('empty').waitFor()
  await signInForm(page, texts).link.waitFor()
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    { refreshToken: expect.any(String) },
    { type: 'Guest' },
  ])
  const storedKeys = await page.evaluate(() => Object.keys(localStorage))
  expect(storedKeys.filter((key) => /cart|person|favourites/.test(key))).toEqual([])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies).not.toContain('cairn_login')
  expect(cookies).not.toContain('cairn_basket')
})

test('a guest who opens the account page signs in first, and returns to it (AUTH-001)', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, '/en-us/account')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en-us/sign-in')
  await signInForm(page, signInTexts['en-us']).send('ipa@cairn.test')
  await page.waitForURL('**/en-us/account')
  await page.getByRole('heading', { name: 'Hello, Ivo.' }).waitFor()
})

describe('a refused token', () => {
  const texts = signInTexts['en-us']
  const body = (errorId: string) =>
    JSON.stringify({
      errorDetails: [{ errorId, message: 'Said by the shop.' }],
      correlationId: 'c',
    })

  test('is requested once more, with which the sign-in can succeed (AUTH-020)', async ({
    visit,
  }) => {
    const { page, context } = await visit({ expected: expectedProblems })
    await openPage(page, '/en-us/sign-in')
    let requestCount = 0
    await page.route('**/auth/token?*', async (route) => {
      if (route.request().postDataJSON().type !== 'Registered') return route.continue()
      requestCount += 1
      return requestCount === 1
        ? route.fulfill({ status: 409, contentType: 'application/json', body: body('AUT409') })
        : route.continue()
    })
    await signInForm(page, texts).send('member@cairn.test')
    await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'cairn_login')?.value).toBe('1')
    expect(requestCount).toBe(2)
  })

  describe('that is duplicated (AUTH-062)', () => {
    test('is requested once more after two seconds, and then reported (AUTH-020, AUTH-074)', async ({
      visit,
    }) => {
      const { page } = await visit({ expected: expectedProblems })
      const requestTimes: number[] = []
      await openPage(page, '/en-us/sign-in')
      await page.route('**/auth/token?*', async (route) => {
        if (route.request().postDataJSON().type !== 'Registered') return route.continue()
        requestTimes.push(performance.now())
        return route.fulfill({ status: 409, contentType: 'application/json', body: body('AUT409') })
      })
      await signInForm(page, texts).send('member@cairn.test')
      await page.getByText(texts.sessionNotOpened).waitFor()

      expect(requestTimes).toHaveLength(2)
      expect((requestTimes[1] ?? 0) - (requestTimes[0] ?? 0)).toBeGreaterThanOrEqual(2_000)
    })
  })

  test('shows no error for 403, and the form can be sent again, which shows another failure (ERR-049)', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: expectedProblems })
    await openPage(page, '/en-us/sign-in')
    const isRefused = page.waitForResponse((response) => response.status() === 403)
    await page.route('**/auth/token?*', (route) =>
      route.request().postDataJSON().type === 'Registered'
        ? route.fulfill({ status: 403, contentType: 'application/json', body: body('REQ403') })
        : route.continue(),
    )
    const form = signInForm(page, texts)
    await form.send('member@cairn.test')
    await isRefused
    await expect.poll(() => form.button.getAttribute('aria-busy')).toBe('false')

    expect(await page.getByText(texts.sessionNotOpened).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)

    await page.unroute('**/auth/token?*')
    await page.route('**/auth/token?*', (route) =>
      route.request().postDataJSON().type === 'Registered'
        ? route.fulfill({ status: 500, contentType: 'application/json', body: body('GEN500') })
        : route.continue(),
    )
    await form.send('member@cairn.test')
    await page.getByText(texts.sessionNotOpened).waitFor()
  })
})
