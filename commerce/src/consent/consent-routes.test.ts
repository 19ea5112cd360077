import { choiceFromText } from '@cairn/contract/consent/consent'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { deleteOldConsentChoices } from './consent-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from consent_choices'))
afterAll(() => shop.close())

const refusal = { version: 1, codes: [], source: 'banner' }
const approval = { version: 1, codes: ['C0004', 'C0003', 'C0002'], source: 'settings' }

const recorded = async () =>
  (
    await shop.database.run(
      'select consent_id::text, version, locale, region, codes, source, has_privacy_control from consent_choices order by id',
    )
  ).rows

test('a choice is recorded, and readable in the cookie of the browser (ANA-004)', async () => {
  const visitor = shop.visitor()
  const { status, headers, body } = await visitor.send('recordConsent', {
    body: refusal,
    locale: 'de-de',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 1, codes: ['C0001'] })
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^cairn_consent=1\.\d{10}\.C0001\.[\da-f-]{36}; .*Max-Age=15724800/)
  expect(cookie).not.toContain('HttpOnly')
  expect(await recorded()).toEqual([
    {
      consent_id: body['consentId'],
      version: 1,
      locale: 'de-de',
      region: 'EMEA',
      codes: ['C0001'],
      source: 'banner',
      has_privacy_control: false,
    },
  ])
})

test.each(['-'.repeat(36), '0b56a1f2-0000-0000-0000-000000000000'])(
  'a browser whose cookie has the id %s, which is none, gets another one',
  async (id) => {
    const cookie = `cairn_consent=1.1795773600.C0001.${id}`
    const { status, body } = await shop
      .visitor()
      .send('recordConsent', { body: refusal, headers: { cookie } })
    expect(status).toBe(200)
    expect(body['consentId']).not.toBe(id)
    expect(await recorded()).toMatchObject([{ consent_id: body['consentId'] }])
  },
)

test('the choices of a browser have the same id, and those of another one a different id', async () => {
  const visitor = shop.visitor()
  await visitor.send('recordConsent', { body: refusal })
  await visitor.send('recordConsent', { body: approval })
  await shop.visitor().send('recordConsent', { body: approval })
  const [first, second, other] = await recorded()
  expect(second).toMatchObject({
    consent_id: first?.['consent_id'],
    codes: ['C0001', 'C0002', 'C0003', 'C0004'],
    source: 'settings',
  })
  expect(other?.['consent_id']).not.toBe(first?.['consent_id'])
})

test('Global Privacy Control refuses targeting, whatever is allowed', async () => {
  const visitor = shop.visitor()
  const headers = { 'sec-gpc': '1' }
  const { body } = await visitor.send('recordConsent', { body: approval, headers })
  expect(body['codes']).toEqual(['C0001', 'C0002', 'C0003'])
  expect(choiceFromText(visitor.jar.get('cairn_consent'))?.codes).toEqual(body['codes'])
  expect(await recorded()).toMatchObject([{ codes: body['codes'], has_privacy_control: true }])
})

test.each([
  { ...refusal, version: 0 },
  { ...refusal, codes: ['C0005'] },
  { ...refusal, source: 'mail' },
])('records nothing of %j', async (body) => {
  const visitor = shop.visitor()
  expect((await visitor.send('recordConsent', { body })).errorId).toBe('REQ400')
  expect(visitor.jar.has('cairn_consent')).toBe(false)
  expect(await recorded()).toEqual([])
})

test('records are deleted after three years', async () => {
  const visitor = shop.visitor()
  await visitor.send('recordConsent', { body: refusal })
  await visitor.send('recordConsent', { body: approval })
  await shop.database.exec(
    `update consent_choices set chosen_at = now() - interval '3 years 1 day' where source = 'banner'`,
  )
  await deleteOldConsentChoices(shop.database.query)
  expect(await recorded()).toMatchObject([{ source: 'settings' }])
})
