import { importRows } from '@cairn/commerce/testing/import-rows'
import { placeOrder, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import { password, signInAs } from '@cairn/commerce/testing/sign-in'
import type { Cart } from '@cairn/contract/cart/cart'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import type { Client } from '@cairn/contract/wire/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import {
  fieldProblemsIn,
  openShopBeforeTests,
  readShownHtml,
} from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function visitAs(account: string, path: string, calls: Partial<Client> = {}) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visit(path, { visitor, calls })
}

const declineTerms = () =>
  shop().database.exec('update accounts set employee_terms_accepted = false')

const shownTo = async (...request: Parameters<typeof visitAs>) =>
  readShownHtml(await visitAs(...request))

describe('the overview of the account', () => {
  test('shows the last order and the main address', async () => {
    const html = await shownTo('shopper', '/en-us/account')
    for (const text of ['Hello, Sam.', 'CRN-100200', 'On its way', '1624 Market Street'])
      expect(html).toContain(text)
    expect(html).not.toContain('2045 Walnut Street')
    expect(html).not.toContain('Still missing')
  })

  test('shows members their points, and others none', async () => {
    expect(await shownTo('member', '/en-us/account')).toContain('12,500')
    expect(await shownTo('shopper', '/en-us/account')).not.toContain('Your points')
  })

  test.each([
    ['athlete', '$400.00 of $1,500.00', '(INST-019)'],
    ['wranx', '$120.00 of $1,000.00', '(INST-021)'],
    ['ipa', '$0.00 of $1,000.00', '(INST-021)'],
  ])('shows the %s what is used of the year: %s %s', async (account, spend) => {
    expect(await shownTo(account, '/en-us/account')).toContain(`${spend} used this year`)
  })

  test('adds what a prosumer buys to what is used of the year (INST-021)', async () => {
    await importRows(shop().database.query, samplePromotions())
    const visitor = await shop().guest()
    await signInAs(visitor, 'wranx@cairn.test')
    const { body } = await visitor.send<Cart>('createCartWithItem', {
      body: { sku: 'CAIRN001BLK-M' },
    })
    const { body: cart } = await setAddresses(visitor, body.basketId)
    await placeOrder(visitor, cart.basketId)
    const spend = 120 + cart.totals.total - cart.totals.shipping
    const html = await readShownHtml(await visit('/en-us/account', { visitor }))
    expect(html).toContain(`$${spend.toFixed(2)} of $1,000.00 used this year`)
    await shop().database.exec('delete from yearly_spends')
  })

  test('shows an employee what is used of the year once the terms are accepted (INST-020)', async () => {
    await declineTerms()
    const visitor = await shop().guest()
    await signInAs(visitor, 'employee@cairn.test')
    const shown = async () => readShownHtml(await visit('/en-us/account', { visitor }))
    expect(await shown()).not.toContain('used this year')
    await visitor.send('changeProfile', {
      body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
    })
    expect(await shown()).toContain('$350.00 of $2,000.00 used this year')
  })

  test('names what the account lacks', async () => {
    const html = await shownTo('partial', '/de-de/account')
    const list = /Das fehlt noch.*?<ul>(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
    expect(
      list
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/ +/)
        .filter(Boolean),
    ).toEqual(['Geburtsdatum', 'Telefon', 'Hauptadresse'])
    expect(html).toContain('Noch keine Bestellungen.')
  })

  test('opens without the last order if it cannot be read', async () => {
    const calls: Partial<Client> = {
      readOrderHistory: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const answer = await visitAs('shopper', '/en-us/account', calls)
    expect(answer.status).toBe(200)
    expect(await readShownHtml(answer)).toContain('Your orders could not be opened.')
  })
})

describe('the pages of the account', () => {
  test.each([
    '/en-us/account',
    '/en-us/account/profile',
    '/en-us/account/addresses',
    '/en-us/account/preferences',
    '/en-us/account/communication',
    '/en-us/orders',
    '/en-us/account/loyalty',
    '/en-us/account/devices',
    '/en-us/account/privacy',
  ])('%s links to the others and marks itself', async (path) => {
    const html = await shownTo('member', path)
    const nav = /aria-label="Pages of your account".*?<\/nav>/s.exec(html)?.[0] ?? ''
    for (const link of [
      '/en-us/account',
      '/en-us/account/profile',
      '/en-us/orders',
      '/en-us/account/loyalty',
    ])
      expect(nav).toContain(`href="${link}"`)
    const current = nav.match(/<a[^>]*aria-current="page"[^>]*>/g) ?? []
    expect(current).toHaveLength(1)
    expect(current[0]).toContain(`href="${path}"`)
  })

  test('lead from the overview to profile, addresses, payment and orders (ACC-001)', async () => {
    const visitor = await shop().guest()
    await signInAs(visitor, 'shopper@cairn.test')
    const html = await readShownHtml(await visit('/en-us/account', { visitor }))
    for (const path of ['account/profile', 'account/addresses', 'account/payment', 'orders']) {
      expect(html).toContain(`href="/en-us/${path}"`)
      expect((await visit(`/en-us/${path}`, { visitor })).status).toBe(200)
    }
  })

  test('are for the shopper alone', async () => {
    const answer = await visitAs('shopper', '/en-us/account')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  test('lead guests to the sign-in and back (ACC-001)', async () => {
    const answer = await visit('/en-us/account', { visitor: await shop().guest() })
    expect(answer.headers.get('location')).toBe('/en-us/sign-in?to=%2Fen-us%2Faccount')
  })

  test('are those that exist', async () => {
    expect((await visitAs('shopper', '/en-us/account/nowhere')).status).toBe(404)
  })
})

describe('the terms of the employee discount', () => {
  beforeEach(declineTerms)

  async function openAccount(username: string, areTermsAccepted: boolean) {
    const visitor = await shop().guest()
    await signInAs(visitor, username)
    await visitor.send('changeProfile', {
      body: { consumerProfile: { isEmployeeDiscountTCAccepted: areTermsAccepted } },
    })
    return (await visit('/en-us/account', { visitor })).text()
  }

  test('are shown to employees who declined them', async () => {
    const html = await openAccount('employee@cairn.test', false)

    expect(html).toContain('The terms of your associate discount')
    expect(html).toContain('href="/en-us/associate-discount-terms"')
    expect(html).toContain('I accept these terms')
  })

  test('are shown to nobody else', async () => {
    expect(await openAccount('shopper@cairn.test', false)).not.toContain('associate discount')
    expect(await openAccount('employee@cairn.test', true)).not.toContain('associate discount')
  })
})

describe('the page that changes the password works without scripts', () => {
  const newPassword = 'Lichen-and-granite-7'

  async function openForm() {
    const visitor = await shop().guest()
    await signInAs(visitor, 'member@cairn.test')
    return (values: Record<string, string>) =>
      visit('/en-gb/account/password', {
        visitor,
        form: { currentPassword: password, newPassword, confirmPassword: newPassword, ...values },
      })
  }

  test('asks guests to sign in', async () => {
    const answer = await visit('/en-gb/account/password')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/en-gb/sign-in?to=%2Fen-gb%2Faccount%2Fpassword')
  })

  test.each([
    [{ currentPassword: 'Wrong-one-1' }, messageFor('currentPasswordWrong', 'en')],
    [{ newPassword: password, confirmPassword: password }, messageFor('passwordUnchanged', 'en')],
    [{ confirmPassword: 'Lichen-and-granite-8' }, en.passwordsDiffer],
    [{ newPassword: 'Lich1en', confirmPassword: 'Lich1en' }, en.passwordTooShort],
  ])('shows what is wrong with %o at its field (AUTH-068, AUTH-069)', async (values, problem) => {
    const change = await openForm()
    const answer = await change(values)
    expect(answer.status).toBe(400)
    const [name = ''] = Object.keys(values)
    expect(fieldProblemsIn(await readShownHtml(answer))).toEqual({ [name]: problem })
  })

  test('shows that the password could not be changed (ACC-014)', async () => {
    const visitor = await shop().guest()
    await signInAs(visitor, 'member@cairn.test')
    const answer = await visit('/en-gb/account/password', {
      visitor,
      form: { currentPassword: password, newPassword, confirmPassword: newPassword },
      calls: { changePassword: async () => refusedAnswer('passwordNotChanged') },
    })
    expect(answer.status).toBe(500)
    expect(await readShownHtml(answer)).toContain('The message of passwordNotChanged.')
  })

  test('changes the password, and the session stays signed in', async () => {
    const change = await openForm()
    expect(await readShownHtml(await change({}))).toContain(en.passwordSavedTitle)
    const back = { currentPassword: newPassword, newPassword: password, confirmPassword: password }
    expect(await readShownHtml(await change(back))).toContain(en.passwordSavedTitle)
  })
})
