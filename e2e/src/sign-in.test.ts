import { describe, expect } from 'vitest'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { layoutShift } from './layout-shift.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { recordRequests } from './record-requests.ts'
import { signInForm, signInWords } from './sign-in-words.ts'
import { shopLocales } from './words.ts'

const visits = shopLocales.flatMap((locale) => [390, 800, 1440].map((width) => ({ locale, width })))

describe('somebody signs in from the dialog, and is known from then on (AUTH-001, AUTH-010, AUTH-011, AUTH-090, AUTH-099, AUTH-119, AUTH-134, SES-009)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, context } = await visit({ locale, width })
    const words = signInWords[locale]
    const form = signInForm(page, words)
    await openPage(page, `/${locale}`)
    if (width < 600) await page.getByRole('button', { name: words.openMenu }).click()
    await form.door.click()
    const dialog = page.getByRole('dialog')
    await form.email.waitFor()
    expect(await form.email.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await dialog.locator('input').count()).toBe(2)
    expect(await form.button.getAttribute('aria-busy')).toBe('false')
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await page.waitForTimeout(400)
    expect(await findings(page)).toEqual([])

    await form.button.click()
    await expect.poll(() => dialog.getByText(words.required).count()).toBe(2)
    await form.email.fill('abc')
    await form.password.fill('Trailhead1')
    await form.button.click()
    await dialog.getByText(words.malformed).waitFor()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: words.reveal }).click()
    expect(await form.password.getAttribute('type')).toBe('text')
    await dialog.getByRole('button', { name: words.reveal }).click()
    expect(await form.password.getAttribute('type')).toBe('password')

    await form.send('shopper@cairn.test')
    await dialog.getByText(words.signedInAs).waitFor()
    expect(await findings(page)).toEqual([])
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'cairn_login')?.value).toBe('1')
    await dialog.getByRole('button', { name: words.goOn, exact: true }).click()
    await expect.poll(() => dialog.count()).toBe(0)

    await openPage(page, `/${locale}/cart`)
    if (width < 600) await page.getByRole('button', { name: words.openMenu }).click()
    await page.getByRole('link', { name: words.account }).waitFor()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })
})

test('what signing in sends, and when its script is fetched (AUTH-026, AUTH-031, AUTH-034, AUTH-037, AUTH-049, AUTH-135)', async ({
  visit,
}) => {
  const { page, words } = await visit()
  const form = signInForm(page, signInWords['en-us'])
  const solver = recordRequests(page, /solve-challenge/)
  const challenges = recordRequests(page, /\/bot-defence\/challenge$/)
  const calls = recordRequests(page, /\/auth\/(signin|token)$/)
  await openPage(page, '/en-us')
  await on(page, words).addDuffel.click()
  await on(page, words).cart('one').waitFor()
  expect(solver).toEqual([])
  await form.door.click()
  await expect.poll(() => solver.length).toBe(1)
  await form.send('athlete@cairn.test')
  await page.getByText('athlete@cairn.test').waitFor()

  expect(new URL(challenges[0]?.url() ?? '').searchParams.get('action')).toBe('login')
  const sent = calls.map((call) => ({
    type: call.headers()['content-type'],
    body: call.postDataJSON(),
  }))
  expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['application/json']))
  const signIn = sent.find(({ body }) => 'username' in body)?.body
  expect(Object.keys(signIn).toSorted()).toEqual([
    'codeChallenge',
    'password',
    'recaptcha_response',
    'type',
    'username',
  ])
  expect(signIn.recaptcha_response.length).toBeGreaterThan(100)
  const exchange = sent.at(-1)?.body
  expect(exchange).toMatchObject({ type: 'Registered', guestObjects: expect.any(Object) })
  expect(Object.keys(exchange.guestObjects)).toEqual(['basketId', 'favoriteId', 'saveForLaterId'])
})

const refusals = /40[139]|423|500/

test('wrong passwords are warned of until there is a pause, which the right one does not end (AUTH-028, AUTH-029, AUTH-051, AUTH-055, AUTH-056, AUTH-120, AUTH-122)', async ({
  visit,
}) => {
  const { page } = await visit({ expected: refusals })
  const words = signInWords['en-us']
  const form = signInForm(page, words)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/auth/signin')) answers.push(response.status())
  })
  const isAnswered = (nth: number) =>
    expect.poll(() => answers.length, { timeout: 15_000 }).toBe(nth)
  await openPage(page, '/en-us/sign-in')
  for (let nth = 1; nth <= 3; nth++) {
    await form.send('partial@cairn.test', 'Wrong-one-1')
    await isAnswered(nth)
    await page.getByRole('alert').getByText(words.wrong).waitFor()
  }
  await form.send('partial@cairn.test', 'Wrong-one-1')
  await page.getByText(words.lastTry).waitFor()
  expect(await findings(page)).toEqual([])
  await form.send('partial@cairn.test', 'Wrong-one-1')
  await page.getByText(words.paused).waitFor()
  await form.send('partial@cairn.test')
  await isAnswered(6)
  await page.getByText(words.paused).waitFor()

  expect(answers).toEqual([401, 401, 401, 401, 423, 423])
  expect(new URL(page.url()).pathname).toBe('/en-us/sign-in')
})

test('a guest with something in the bag signs in on the page, finds both bags in one, and leaves (AUTH-006, AUTH-015, AUTH-016, AUTH-019, AUTH-021, AUTH-022, AUTH-039)', async ({
  visit,
}) => {
  const words = signInWords['de-de']
  const somebody = 'wranx@cairn.test'
  const first = await visit({ locale: 'de-de' })
  const shop = on(first.page, first.words)
  await openPage(first.page, '/de-de')
  await shop.addDuffel.click()
  await shop.cart('one').waitFor()
  await openPage(first.page, '/de-de/sign-in?to=/de-de/cart')
  await signInForm(first.page, words).send(somebody)
  await first.page.waitForURL('**/de-de/cart')
  await shop.line(first.words.duffel).waitFor()
  expect(await first.page.getByText(words.merged).count()).toBe(0)

  const { page, context, words: said } = await visit({ locale: 'de-de' })
  const later = on(page, said)
  await openPage(page, '/de-de')
  await later.addBeanie.click()
  await later.cart('one').waitFor()
  await openPage(page, '/de-de/sign-in?to=/de-de/cart')
  expect(await findings(page)).toEqual([])
  await signInForm(page, words).send(somebody)
  await page.waitForURL('**/de-de/cart')
  await page.getByText(words.merged).waitFor()
  await later.line(said.duffel).waitFor()
  await later.line(said.beanie).waitFor()

  const calls = recordRequests(page, /\/auth\/(signout|token)$/)
  await page.getByRole('link', { name: /^Konto, / }).click()
  await page.waitForURL('**/de-de/account')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: words.signOut }).click()
  await page.waitForURL('**/de-de')
  await page.getByText(words.signedOut).waitFor()
  await later.cart('empty').waitFor()
  await signInForm(page, words).door.waitFor()
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    { refreshToken: expect.any(String) },
    { type: 'Guest' },
  ])
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => /cart|person|favourites/.test(key))).toEqual([])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies).not.toContain('cairn_login')
  expect(cookies).not.toContain('cairn_basket')
})

test('a guest who opens the account is asked to sign in, and comes back to it', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, '/en-us/account')
  expect(new URL(page.url()).pathname).toBe('/en-us/sign-in')
  await signInForm(page, signInWords['en-us']).send('ipa@cairn.test')
  await page.waitForURL('**/en-us/account')
  await page.getByRole('heading', { name: 'Hello, Ivo.' }).waitFor()
})

describe('a token that is not given', () => {
  const words = signInWords['en-us']
  const body = (errorId: string) =>
    JSON.stringify({
      errorDetails: [{ errorId, message: 'Said by the shop.' }],
      correlationId: 'c',
    })

  test('is said, asked for a second time after two seconds, and never a third time (AUTH-020, AUTH-062, AUTH-074, ERR-049)', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: refusals })
    const asked: number[] = []
    await openPage(page, '/en-us/sign-in')
    await page.route('**/auth/token?*', async (route) => {
      if (route.request().postDataJSON().type !== 'Registered') return route.continue()
      asked.push(Date.now())
      return route.fulfill({ status: 409, contentType: 'application/json', body: body('AUT409') })
    })
    await signInForm(page, words).send('member@cairn.test')
    await page.getByText(words.noSession).waitFor()

    expect(asked).toHaveLength(2)
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(2_000)
  })

  test('for 403 says nothing, and leaves the form to be sent again (ERR-049)', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: refusals })
    await openPage(page, '/en-us/sign-in')
    const isRefused = page.waitForResponse((response) => response.status() === 403)
    await page.route('**/auth/token?*', (route) =>
      route.request().postDataJSON().type === 'Registered'
        ? route.fulfill({ status: 403, contentType: 'application/json', body: body('REQ403') })
        : route.continue(),
    )
    const form = signInForm(page, words)
    await form.send('member@cairn.test')
    await isRefused
    await expect.poll(() => form.button.getAttribute('aria-busy')).toBe('false')

    expect(await page.getByText(words.noSession).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

test('whose customer is gone hears of it, has an empty bag, and a fresh page four seconds later (CART-051, CART-052, CART-053, CART-054)', async ({
  visit,
}) => {
  const { page, words } = await visit({ expected: refusals })
  const shop = on(page, words)
  await openPage(page, '/en-us')
  await shop.addDuffel.click()
  await shop.cart('one').waitFor()
  await page.route('**/api/cart/v1/item?*', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({
        errorDetails: [{ errorId: 'AUT498', message: 'We are starting a new cart.' }],
        correlationId: 'c',
      }),
    }),
  )
  const made = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && new URL(request.url()).pathname === '/api/cart/v1/cart',
  )
  await shop.addDuffel.click()
  await page.getByText('We are starting a new cart.').waitFor()
  const toldAt = Date.now()
  await made
  await page.waitForEvent('framenavigated')
  expect(Date.now() - toldAt).toBeGreaterThanOrEqual(3_500)
  await shop.cart('empty').waitFor()
})
