import { beforeAll, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { listingPage } from '../pages/listing-page.ts'
import { importRows } from '../shop/shop-commands.ts'

const locales = ['it-it']

beforeAll(() =>
  importRows([
    {
      kind: 'article',
      slug: 'drafted-notes/one',
      locales,
      title: 'Drafted note',
      publish: null,
      article: {
        picture: { picture: 'scene-tarn', alt: 'A lake' },
        tags: [{ id: 'drafted', label: 'Drafted' }],
      },
      sections: [{ name: 'main', blocks: [{ type: 'rich-text', fields: { title: 'Note' } }] }],
    },
    {
      kind: 'page',
      slug: 'drafted-notes',
      locales,
      title: 'Drafted notes',
      sections: [{ name: 'main', blocks: [{ type: 'article-grid', fields: { title: 'Notes' } }] }],
    },
  ]),
)

test('a preview by the query stays one on every way to another page, and may be framed by the shop', async ({
  visit,
}) => {
  const { page, texts } = await visit()
  const listing = listingPage(page, texts)
  const isPreview = () => new URL(page.url()).searchParams.get('preview') === 'true'
  await openPage(page, '/en-us/c/women-210000?preview=true')

  await listing.filters.getByRole('checkbox', { name: texts.blue }).check()
  await page.waitForURL(/colour%3Ablue/)
  expect(isPreview()).toBe(true)
  await listing.products.first().getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  expect(isPreview()).toBe(true)
  const search = page.getByRole('searchbox', { name: texts.search })
  await search.fill('jacket')
  await search.press('Enter')
  await page.waitForURL(/\/search\?/)
  expect(isPreview()).toBe(true)
  // A page that redirects guests to another one.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en-us/account' })
    document.body.append(link)
    link.click()
  })
  await page.waitForURL(/\/sign-in\?/)
  await expect.poll(isPreview).toBe(true)

  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/en-us?preview=true' })
    document.body.append(frame)
  })
  await page.frameLocator('iframe').getByRole('main').waitFor({ state: 'attached' })
})

test('the calls of a page are previews with the query and with the cookie (PREV-001, PREV-003)', async ({
  visit,
}) => {
  const { page, context } = await visit()
  const calls = recordRequests(page, /\/caas\//)
  const modeOfNextCall = async () => {
    await page.locator('main fieldset').getByRole('button', { name: 'Drafted' }).click()
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    return new URL(calls.pop()?.url() ?? '').pathname.split('/caas/')[0]
  }

  await openPage(page, '/it-it/drafted-notes?preview=true')
  expect(await modeOfNextCall()).toBe('/pre/api/preview')
  const { origin } = new URL(page.url())
  await context.addCookies([{ name: 'preview-date', value: '2026-12-24', url: origin }])
  await openPage(page, '/it-it/drafted-notes')
  expect(await modeOfNextCall()).toBe('/pre/api/preview')
})
