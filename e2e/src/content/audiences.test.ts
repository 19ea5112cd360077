import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage, waitForHydration } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { recordShownTexts, shownTexts } from '../browser/record-shown-texts.ts'
import { slowPageProxy } from '../browser/slow-page-proxy.ts'
import { test, type Visit } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { importRows } from '../shop/shop-commands.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

const home = '/en-us'

/** What the home page of the demo shows in its only choice between audiences. */
const variants = {
  everybody: { title: '“You add one stone', picture: 'scene-cairn' },
  employee: { title: 'Wear what you sell.', picture: 'scene-city-rain' },
  athlete: { title: 'Tell us what broke.', picture: 'scene-sea-cliffs' },
  member: { title: 'The hut is open.', picture: 'scene-city-rain' },
  fullCart: { title: 'Nearly out of the door.', picture: 'scene-sea-cliffs' },
  shopper: { title: 'Good to see you again.', picture: 'scene-city-rain' },
}
type Variant = keyof typeof variants

const picturesOfVariants = new RegExp(
  `/images/(?:${Object.values(variants)
    .map(({ picture }) => picture)
    .join('|')})$`,
)

const segmentation = 'main .by-visitor:not([data-experiment])'

const recordChoice = (context: BrowserContext) =>
  recordShownTexts(context, `${segmentation} :is(h2, blockquote)`)

const choiceOn = (page: Page) => page.locator(`${segmentation} > section`)

const begins = (title: string) => expect.stringMatching(new RegExp(`^${title.replace('.', '\\.')}`))

/**
 * Loads the page anew, and expects that it shows the variant from its first frame on, and loads only its picture. Returns
 * what else the page has requested.
 */
async function expectFromFirstFrame({ page, context }: Visit, variant: Variant, query = '') {
  const { title, picture } = variants[variant]
  await recordChoice(context)
  const requests = recordRequests(page, /^\//)
  const pictures = recordRequests(page, picturesOfVariants)
  const answer = await page.goto(`${home}${query}`)
  expect(await answer?.headerValue('cache-control')).toBe('public, max-age=5')
  await choiceOn(page).scrollIntoViewIfNeeded()
  await waitForHydration(page)
  await choiceOn(page).getByText(title).waitFor()
  const loadedPictures = () =>
    new Set(pictures.map((request) => new URL(request.url()).pathname.split('/').at(-1)))
  await expect.poll(loadedPictures).toEqual(new Set([picture]))
  expect(await shownTexts(page)).toEqual([begins(title)])
  expect(await layoutShifts(page)).toEqual([])
  const requestedPaths = () => requests.map((request) => new URL(request.url()).pathname)
  // What every page sends a second after it was loaded.
  await expect.poll(requestedPaths).toContain('/api/engine/v1/decide/CAIRN')
  return requestedPaths().filter((path) => !picturesOfVariants.test(path))
}

const signInAs = async ({ page }: Visit, email: string, employeeTerms = false) => {
  await openPage(page, `/en-us/sign-in?to=/en-us/help`)
  await signInForm(page, signInTexts['en-us']).send(email)
  if (employeeTerms)
    await page.getByRole('button', { name: checkoutTexts['en-us'].withoutDiscount }).click()
  await page.waitForURL(({ pathname }) => pathname === '/en-us/help')
}

const htmlFor = async (context: BrowserContext) => (await context.request.get(home)).text()

test('guest, member, employee, athlete and another shopper see one cached page, each with what is for them, without a flicker (PERS-001, PERS-006)', async ({
  visit,
}) => {
  const guest = await visit()
  const requestedByGuest = await expectFromFirstFrame(guest, 'everybody')

  const people = [
    ['member', 'member@cairn.test'],
    ['employee', 'employee@cairn.test'],
    ['athlete', 'athlete@cairn.test'],
    ['shopper', 'shopper@cairn.test'],
  ] as const
  for (const [variant, email] of people) {
    const person = await visit()
    await signInAs(person, email, variant === 'employee')
    const requested = await expectFromFirstFrame(person, variant)
    expect(requested.filter((path) => !requestedByGuest.includes(path))).toEqual([])
    // The page before may have been rendered anew meanwhile.
    await expect
      .poll(async () => (await htmlFor(person.context)) === (await htmlFor(guest.context)))
      .toBe(true)
    await person.context.close()
  }
})

test('a guest who fills the cart sees what is for a full cart at once, and from the first frame of the next page on (PERS-004, PERS-019)', async ({
  visit,
}) => {
  const { page, context, texts } = await visit()
  await openPage(page, home)
  const choice = choiceOn(page)
  await choice.getByText(variants.everybody.title).waitFor()
  await shopPage(page, texts).addDuffel.click()
  await choice.getByText(variants.fullCart.title).waitFor()
  expect(await choice.getByText(variants.everybody.title).count()).toBe(0)
  // Another browser with the same cart, which has stored no pictures.
  const storageState = await context.storageState()
  await context.close()
  await expectFromFirstFrame(await visit({ storageState }), 'fullCart')
})

test('a segment in the query is shown, and on the next pages until the query is empty (PERS-008, PERS-009)', async ({
  visit,
}) => {
  const parameter = 'p13n_testcontext'
  const visitor = await visit()
  // A page without a choice stores it too.
  await visitor.page.goto(`/en-us/help?${parameter}=athletes-loggedin`)
  await expectFromFirstFrame(visitor, 'athlete')
  await expectFromFirstFrame(await visit(), 'member', `?${parameter}=loyalty-loggedin`)
  await visitor.page.goto(`${home}?preview=true&${parameter}=employee-loggedin`)
  await visitor.page.getByText(variants.employee.title).waitFor()
  await visitor.page.goto(`/en-us/help?${parameter}=`)
  await expectFromFirstFrame(visitor, 'everybody')
})

const choiceInHtml = {
  from: '<div class="by-visitor">',
  to: 'data-block="benefit-bar"',
  pieceLength: 300,
}

test('the baseline does not appear while a page arrives in pieces', async ({ visit }) => {
  const { page, context } = await visit({ expected: /403/ })
  await recordChoice(context)
  const opened = Promise.withResolvers<void>()
  let pieces = 0
  const origin = await slowPageProxy(choiceInHtml, async () => {
    await opened.promise
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    pieces += 1
  })
  const path = `${home}?p13n_testcontext=athletes-loggedin`
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  opened.resolve()
  await page.waitForLoadState()
  expect(pieces).toBeGreaterThan(10)
  expect(await shownTexts(page)).toEqual([begins(variants.athlete.title)])
  expect(await layoutShifts(page)).toEqual([])
})

const heroOf = (title: string, picture: string) => ({
  type: 'hero',
  fields: { title, media: { picture, alt: '' } },
})

test('a choice at the top of a page has its main heading, and loads one of its pictures', async ({
  visit,
}) => {
  const segments = [{ id: 'loggedin', targets: [heroOf('For you', 'scene-sea-cliffs')] }]
  const fields = { segments, baselines: [heroOf('For everybody', 'scene-cairn')] }
  const sections = [{ name: 'main', blocks: [{ type: 'segmentation', fields }] }]
  await importRows([{ kind: 'page', slug: 'audience-test', title: 'Test', sections }])
  for (const [query, title, picture] of [
    ['', 'For everybody', 'scene-cairn'],
    ['?p13n_testcontext=loggedin', 'For you', 'scene-sea-cliffs'],
  ] as const) {
    const { page } = await visit()
    const pictures = recordRequests(page, picturesOfVariants)
    await openPage(page, `/en-us/audience-test${query}`)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => pictures.length).toBeGreaterThan(0)
    for (const request of pictures) expect(request.url()).toContain(picture)
    expect(await layoutShifts(page)).toEqual([])
  }
})

test('without scripts the baseline is shown, and no picture of an audience is loaded', async ({
  visit,
}) => {
  const { page } = await visit({ scripts: false, expected: /^failed: .*\.js csp$/ })
  const pictures = recordRequests(page, picturesOfVariants)
  await page.goto(home)
  const choice = choiceOn(page)
  await choice.scrollIntoViewIfNeeded()
  await choice.getByText(variants.everybody.title).waitFor()
  expect(await choice.innerText()).not.toContain(variants.athlete.title)
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  for (const request of pictures) expect(request.url()).toContain(variants.everybody.picture)
})
