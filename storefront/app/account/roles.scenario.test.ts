import { signInAs } from '@cairn/commerce/testing/sign-in'
import { storeEmployee } from '@cairn/commerce/testing/store-examples'
import { afterEach, describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()
afterEach(() => expect(shop().unexpectedErrors).toEqual([]))

/** What the account shows to some only. */
const flags = {
  points: en.yourPoints,
  spend: 'used this year',
  discountTerms: en.declinedTermsTitle,
}
type Flag = keyof typeof flags

async function signedIn(account: string) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const show = async (...request: Parameters<typeof visit>) => readShownHtml(await visit(...request))

const flagsIn = (html: string) =>
  (Object.keys(flags) as Flag[]).filter((flag) => html.includes(flags[flag]))

describe('each kind of user has a working shop with what belongs to the kind, and nothing else', () => {
  test.each<[string, Flag[]]>([
    ['shopper', []],
    ['member', ['points']],
    ['athlete', ['spend']],
    ['wranx', ['spend']],
    ['ipa', ['spend']],
    ['employee', ['discountTerms']],
  ])('a shopper who is signed in: %s (INST-001, INST-025)', async (account, expected) => {
    await shop().database.exec('update accounts set employee_terms_accepted = false')
    const visitor = await signedIn(account)

    expect(flagsIn(await show('/en-us/account', { visitor }))).toEqual(expected)
    const answer = await visit('/en-us/account/store', { visitor })
    expect(answer.headers.get('location')).toBe('/en-us/associate-login')
  })

  test('an employee has the pages of every shopper (INST-015)', async () => {
    const linksOf = async (account: string) => {
      const html = await show('/en-us/account', { visitor: await signedIn(account) })
      const [, nav = ''] = /aria-label="Pages of your account"(.*?)<\/nav>/s.exec(html) ?? []
      return nav.match(/href="[^"]+"/g)
    }
    const links = await linksOf('shopper')
    expect(links?.length).toBeGreaterThan(5)
    expect(await linksOf('employee')).toEqual(links)
  })

  test('a guest (INST-001)', async () => {
    const visitor = await shop().guest()

    expect((await visit('/en-us', { visitor })).status).toBe(200)
    const answer = await visit('/en-us/account', { visitor })
    expect(answer.headers.get('location')).toContain('/en-us/sign-in')
  })

  test('staff of a store (INST-001)', async () => {
    const visitor = await storeEmployee(shop())

    expect((await visit('/en-us/account/store', { visitor })).status).toBe(200)
    const answer = await visit('/en-us/account', { visitor })
    expect(answer.headers.get('location')).toContain('/en-us/sign-in')
  })
})

test('nobody finds a page or a link for administrators (INST-016)', async () => {
  const visitors = [
    ...(await Promise.all(['shopper', 'member', 'athlete', 'wranx', 'employee'].map(signedIn))),
    await storeEmployee(shop()),
    await shop().guest(),
  ]
  for (const visitor of visitors) {
    for (const path of ['admin', 'account/admin', 'account/store/admin'])
      expect((await visit(`/en-us/${path}`, { visitor })).status, path).toBe(404)
    for (const path of ['', '/account', '/account/store', '/cart'])
      expect(await show(`/en-us${path}`, { visitor })).not.toMatch(/href="[^"]*admin/i)
  }
})
