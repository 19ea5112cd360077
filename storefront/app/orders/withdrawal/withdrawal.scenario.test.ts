import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { de } from '../../messages/de.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const path = '/de-de/orders/withdraw'
const declaration = {
  firstName: 'Ada',
  lastName: 'Berg',
  orderNumber: 'CRN-100200',
  email: 'ada@example.com',
  message: 'Nur die Mütze.',
}
const send = (intent: string, changes: Partial<typeof declaration> = {}) =>
  visit(path, { form: { ...declaration, ...changes, intent } })

const countCases = async () =>
  Number((await shop().database.run('select count(*) from cases')).rows[0]?.['count'])

test('a withdrawal is sent only after the customer has seen and confirmed what it declares', async () => {
  const before = await countCases()
  const review = await readShownHtml(await send('review'))
  expect(review).toContain(de.withdrawDeclaration)
  expect(review).toContain('>Widerruf bestätigen</')
  for (const value of ['Ada Berg', 'CRN-100200', 'ada@example.com', 'Nur die Mütze.']) {
    expect(review).toContain(`<dd>${value}</dd>`)
  }
  expect(await countCases()).toBe(before)

  const form = await readShownHtml(await send('edit'))
  expect(form).toContain('value="CRN-100200"')
  expect(await countCases()).toBe(before)
})

test('a confirmed withdrawal is acknowledged on the page and by mail, with its content and time', async () => {
  let html = ''
  const mails = await mailsAfter(shop(), async () => {
    html = await readShownHtml(await send('confirm'))
  })
  expect(html).toContain(de.withdrawReceivedTitle)
  const [, time = ''] = /Er ist am (.*?) als Vorgang CAS-/.exec(html) ?? []
  expect(time).toMatch(/^\d+\. \p{L}+ \d{4} um \d\d:\d\d/u)
  const toCustomer = mails.find(({ recipient }) => recipient === declaration.email)
  for (const text of ['CRN-100200', 'Ada Berg', 'Nur die Mütze.', time]) {
    expect(html).toContain(text)
    expect(toCustomer?.text).toContain(text)
  }
  expect(mails).toHaveLength(2)
})

test('a withdrawal needs no reason, but a name, an order and an email address', async () => {
  expect((await send('review', { message: '' })).status).toBe(200)
  const answer = await send('confirm', { lastName: '', orderNumber: '', email: 'ada' })
  expect(answer.status).toBe(400)
  const html = await readShownHtml(answer)
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(html).toContain('value="Ada"')
})

test('the form is filled in with what the shop knows', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku: demoProducts.jacket.sku })
  const { body } = await placeOrder(guest, basketId)
  const { orderNumber, st } = body
  const pageOf = async (query: string) =>
    readShownHtml(await visit(`${path}?${query}`, { visitor: await shop().guest() }))
  const opened = await pageOf(`order=${orderNumber}&st=${st}`)
  for (const value of ['Ada', 'Berg', 'ada@example.com', orderNumber]) {
    expect(opened).toContain(`value="${value}"`)
  }
  const withoutTicket = await pageOf(`order=${orderNumber}`)
  expect(withoutTicket).toContain(`value="${orderNumber}"`)
  expect(withoutTicket).not.toContain('ada@example.com')

  const shopper = await shop().guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const signedIn = await readShownHtml(await visit(path, { visitor: shopper }))
  expect(signedIn).toContain('value="shopper@cairn.test"')
  expect(await readShownHtml(await visit('/de-de/account', { visitor: shopper }))).toContain(
    `href="${path}"`,
  )
})

test('only sites whose law knows a withdrawal have the page, and link it on every page', async () => {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { status } = await visit(`/${locale}/orders/withdraw`)
      const home = await readShownHtml(await visit(`/${locale}`))
      return { locale, status, isLinked: home.includes(`href="/${locale}/orders/withdraw"`) }
    }),
  )
  const withPage = ['en-gb', 'de-de', 'fr-fr', 'it-it', 'es-es']
  expect(found).toEqual(
    locales.map((locale) => {
      const isOffered = withPage.includes(locale)
      return { locale, status: isOffered ? 200 : 404, isLinked: isOffered }
    }),
  )
})
