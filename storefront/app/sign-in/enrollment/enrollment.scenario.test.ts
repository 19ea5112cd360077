import { signInAs } from '@cairn/commerce/testing/sign-in'
import { describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const path = '/en-us/account/enrollment'

async function visitor(account?: string) {
  const guest = await shop().guest()
  if (account !== undefined) await signInAs(guest, `${account}@cairn.test`)
  return guest
}

const locationOf = async (url: string, account?: string) =>
  (await visit(url, { visitor: await visitor(account) })).headers.get('location')

const shownAt = async (url: string, account?: string) =>
  readShownHtml(await visit(url, { visitor: await visitor(account) }))

describe('the enrolment', () => {
  test('leads a guest to the lookup, and keeps the query (AUTH-087)', async () => {
    expect(await locationOf(`${path}?to=/en-us/cart`)).toBe(`${path}/lookup?to=%2Fen-us%2Fcart`)
    expect(await shownAt(`${path}/lookup`)).toContain(en.lookupTitle)
  })

  test('leads a shopper without a phone number to that step (AUTH-088)', async () => {
    expect(await locationOf(path, 'partial')).toBe(`${path}/mobile`)
    expect(await shownAt(`${path}/mobile`, 'partial')).toContain(en.mobileTitle)
  })

  test('leads a shopper with a phone number to the profile, which shows what is known (AUTH-089)', async () => {
    expect(await locationOf(path, 'shopper')).toBe(`${path}/profile`)
    expect(await shownAt(`${path}/profile`, 'shopper')).toContain('value="Sam"')
  })

  test.each(['mobile', 'profile', 'interests', 'success', 'welcome'])(
    'leads a guest from the step %s to the lookup',
    async (step) => {
      expect(await locationOf(`${path}/${step}`)).toBe(`${path}/lookup`)
    },
  )

  test.each(['lookup', 'sign-in', 'sign-up', 'forgot-password'])(
    'shows the step %s to a guest, and leads a shopper on',
    async (step) => {
      expect((await visit(`${path}/${step}`, { visitor: await visitor() })).status).toBe(200)
      expect(await locationOf(`${path}/${step}`, 'shopper')).toBe(`${path}/profile`)
    },
  )

  test('asks a shopper who is no member only for what is missing (AUTH-081)', async () => {
    const html = await shownAt(`${path}/complete-profile`, 'partial')
    expect(html).toContain('name="phone"')
    expect(html).toContain('name="birthDate"')
    expect(html).not.toContain('name="firstName"')
    expect(html).toContain('name="loyaltyTerms"')
  })

  test('is for this shopper alone', async () => {
    const answer = await visit(`${path}/profile`, { visitor: await visitor('shopper') })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('has no other steps', async () => {
    for (const other of ['elsewhere', 'profile/more'])
      expect((await visit(`${path}/${other}`, { visitor: await visitor() })).status).toBe(404)
  })
})
