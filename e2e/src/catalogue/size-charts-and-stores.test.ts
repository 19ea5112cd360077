import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'

test('a size chart opens over a product, in both units, and closes again (PROD-010)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'de-de', width: 390 })
  await openPage(page, '/de-de/p/hardshelljacke-ridge-CAIRN002TRN')
  await page.getByRole('link', { name: 'Größentabelle' }).click()
  const chart = page.getByRole('dialog', { name: 'Größentabelle' })
  await chart.getByRole('table', { name: 'Bekleidung für alle' }).waitFor()
  await chart.getByRole('columnheader', { name: 'Brust (cm)' }).waitFor()
  const first = chart.getByRole('row').nth(1).getByRole('cell').first()
  const centimetres = await first.textContent()
  await chart.getByText('Zoll', { exact: true }).click()
  await chart.getByRole('columnheader', { name: 'Brust (in)' }).waitFor()
  await expect.poll(() => first.textContent()).not.toBe(centimetres)
  await page.keyboard.press('Escape')
  await chart.waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

// Waiting for the states is the check.
test('the size chart of shoes shows foot lengths (PROD-011)', async ({ visit }) => {
  const { page } = await visit()
  await openPage(page, '/en-us/p/approach-trail-shoe-CAIRN005MSS#size-guide')
  const chart = page.getByRole('dialog', { name: 'Size guide' })
  await chart.getByRole('tab', { name: 'By foot length' }).click()
  await chart.getByRole('table', { name: 'Women’s shoes' }).waitFor()
  await chart.getByRole('columnheader', { name: 'Foot length (in)' }).first().waitFor()
  await chart.getByRole('row', { name: '6 9', exact: true }).first().waitFor()
})

test('a product shows the stores that have it, and stores near a town', async ({ visit }) => {
  const { page } = await visit({ width: 800 })
  await openPage(page, '/en-us/p/ridge-shell-CAIRN002TRN')
  await page.getByText('M', { exact: true }).click()
  await page.getByRole('button', { name: 'Pick up in a store' }).click()
  const stores = page.getByRole('dialog', { name: 'In stores' })
  await stores.getByText('In size M.').waitFor()
  await stores.getByRole('searchbox').fill('Boulder')
  await stores.getByRole('button', { name: 'Search' }).click()
  await stores.getByRole('heading', { name: 'Cairn Boulder' }).waitFor()
  const nearestStore = stores.getByRole('listitem').first()
  await nearestStore.getByText('0 mi').waitFor()
  await expect
    .poll(() => nearestStore.getByText(/In stock here|Only \d left here|Not here/).count())
    .toBe(1)

  await openPage(page, '/en-us/store-locator')
  await page.getByRole('main').getByRole('searchbox').fill('80301')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/\?place=80301$/)
  await page.getByText('0 mi').waitFor()
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).first().textContent())
    .toBe('Cairn Boulder')
})

test('a store becomes the preferred store after a confirmation, and is listed first (SHIP-008)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390 })
  const main = page.getByRole('main')
  await openPage(page, '/en-us/store-locator')
  await main.getByRole('button', { name: 'Make this my store: Cairn Seattle' }).click()
  const confirmDialog = page.getByRole('dialog', { name: 'Is this your store?' })
  await confirmDialog.getByText('98').first().waitFor()
  await confirmDialog.getByRole('button', { name: 'Not yet' }).click()
  await confirmDialog.waitFor({ state: 'hidden' })
  expect(await main.getByText('Your store', { exact: true }).count()).toBe(0)

  await main.getByRole('button', { name: 'Make this my store: Cairn Seattle' }).click()
  await confirmDialog.getByRole('button', { name: 'Yes, Cairn Seattle' }).click()
  await main.getByText('Your store', { exact: true }).waitFor()
  await page.reload()
  await main.getByText('Your store', { exact: true }).waitFor()
  await main.getByRole('button', { name: 'Make this my store: Cairn Denver' }).click()
  await confirmDialog.getByRole('button', { name: 'Keep Cairn Seattle' }).click()

  await openPage(page, '/en-us/p/ridge-shell-CAIRN002TRN')
  await page.getByRole('button', { name: 'Pick up in a store' }).click()
  const stores = page.getByRole('dialog', { name: 'In stores' })
  await stores.getByRole('heading', { level: 3 }).first().waitFor()
  await expect
    .poll(() => stores.getByRole('heading', { level: 3 }).first().textContent())
    .toBe('Cairn Seattle')
})
