import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { de } from '../../messages/de.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import {
  fieldProblemsIn,
  openShopBeforeTests,
  readShownHtml,
} from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const list = '/en-us/account/addresses'
const marketStreet = 'ad000001-0000-4000-8000-000000000001'
const walnutStreet = 'ad000002-0000-4000-8000-000000000002'

const inBoise = {
  'book-firstName': 'Maya',
  'book-lastName': 'Okafor',
  'book-email': 'member@cairn.test',
  'book-phone': '(303) 555 - 0101',
  'book-addressLine1': '8 Elm Street',
  'book-addressLine2': 'Floor 2',
  'book-city': 'Boise',
  'book-province': 'ID',
  'book-postalCode': '83702',
}

async function signedIn(account: string) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const show = async (visitor: Visitor, path = list) => readShownHtml(await visit(path, { visitor }))

/** The addresses in the order of the page, each from its first line to its last button. */
const itemsIn = (html: string) => html.split('<li class="account-card"').slice(1)

const editLink = /href="(\/en-us\/account\/addresses\/[0-9a-f-]{36})"/g

const editPathsIn = (html: string) => Array.from(html.matchAll(editLink), ([, path = '']) => path)

/** What the button of an address sends. */
function formIn(item: string, intent: 'main' | 'remove') {
  const forms = Array.from(item.matchAll(/<form[^>]*>.*?<\/form>/gs), ([form]) => form)
  const button = new RegExp(`<button(?=[^>]* name="intent")[^>]* value="${intent}"`)
  const form = forms.find((candidate) => button.test(candidate))
  const [, addressId] = /name="addressId" value="([^"]+)"/.exec(form ?? '') ?? []
  if (addressId === undefined) throw new Error(`The address has no button for “${intent}”.`)
  return { intent, addressId }
}

describe('the address book', () => {
  test('lists the addresses by their use, the main one first', async () => {
    const [first = '', second = '', ...others] = itemsIn(await show(await signedIn('shopper')))
    expect(first).toContain('1624 Market Street')
    expect(first).toContain('Main address')
    expect(second).toContain('2045 Walnut Street')
    expect(second).not.toContain('Main address')
    expect(others).toEqual([])
  })

  test('is for the shopper alone', async () => {
    const answer = await visit(list, { visitor: await shop().guest() })
    expect(answer.headers.get('location')).toContain('/en-us/sign-in?to=')
    const ofOther = await visit(`${list}/${marketStreet}`, { visitor: await signedIn('member') })
    expect(ofOther.status).toBe(404)
  })

  test('gets, changes and loses addresses without scripts (ACC-019)', async () => {
    const visitor = await signedIn('member')
    expect(await show(visitor)).toContain(`href="${list}/new"`)
    const added = await visit(`${list}/new`, { visitor, form: inBoise })
    expect([added.status, added.headers.get('location')]).toEqual([303, `${list}?done=saved`])
    const html = await show(visitor, `${list}?done=saved`)
    expect(html).toContain('Your changes are saved.')
    expect(itemsIn(html)).toHaveLength(1)
    expect(html).toContain('Floor 2')

    const [path = ''] = editPathsIn(html)
    const form = { ...inBoise, 'book-addressLine2': '', 'book-city': 'Nampa' }
    expect((await visit(path, { visitor, form })).status).toBe(303)
    const changedHtml = await show(visitor)
    expect(changedHtml).toContain('Nampa, ID 83702')
    expect(changedHtml).not.toContain('Floor 2')

    const [item = ''] = itemsIn(changedHtml)
    const removed = await visit(list, { visitor, form: formIn(item, 'remove') })
    expect(removed.headers.get('location')).toBe(`${list}?done=removed`)
    expect(itemsIn(await show(visitor))).toEqual([])
  })

  test('has one main address of each use (ACC-019, ACC-037)', async () => {
    const visitor = await signedIn('athlete')
    for (const street of ['1 Elm Street', '2 Elm Street'])
      await visit(`${list}/new`, { visitor, form: { ...inBoise, 'book-addressLine1': street } })
    await visit(`${list}/new?type=B`, { visitor, form: { ...inBoise, 'book-countryCode': 'US' } })
    const [, second = ''] = itemsIn(await show(visitor))
    const answer = await visit(list, { visitor, form: formIn(second, 'main') })
    expect(answer.status).toBe(303)
    const mainItems = itemsIn(await show(visitor)).filter((item) => item.includes('Main address'))
    expect(mainItems).toHaveLength(2)
    expect(mainItems[0]).toContain('2 Elm Street')
    expect(mainItems[1]).toContain('8 Elm Street')
  })
})

describe('the form of an address', () => {
  test('starts with the stored address, and a new one with the details of the shopper', async () => {
    const visitor = await signedIn('shopper')
    const stored = await show(visitor, `${list}/${walnutStreet}`)
    for (const value of ['2045 Walnut Street', 'Suite 4', 'Boulder', '80302'])
      expect(stored).toContain(`value="${value}"`)
    const empty = await show(visitor, `${list}/new`)
    expect(empty).toContain('value="Whitlock"')
    expect(empty).not.toContain('Walnut')
  })

  test('shows each problem at its field by the rules of the country, and keeps what was typed', async () => {
    const visitor = await signedIn('shopper')
    const { 'book-province': _province, ...typed } = inBoise
    const form = { ...typed, 'book-postalCode': '123', 'book-city': '' }
    const answer = await visit('/de-de/account/addresses/new', { visitor, form })
    const html = await readShownHtml(answer)
    expect(answer.status).toBe(400)
    expect(html).toContain(de.postalCodeWrong)
    expect(html).toContain(de.fieldRequired)
    expect(html).toContain('value="8 Elm Street"')
    expect(html).not.toContain(de.didYouMean)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  test.each([
    ['addressLine1', 'x'.repeat(31), 'Value must not be longer than 30 characters', '(VAL-005)'],
    ['city', 'x'.repeat(31), 'Value must not be longer than 30 characters', '(VAL-006)'],
    ['firstName', 'A', 'Value must contain at least 2 characters', '(VAL-007)'],
    ['firstName', 'A'.repeat(31), 'Value must not be longer than 30 characters', '(VAL-007)'],
    ['lastName', 'B', 'Value must contain at least 2 characters', '(VAL-008)'],
    ['lastName', 'B'.repeat(31), 'Value must not be longer than 30 characters', '(VAL-008)'],
    ['addressLine2', 'x'.repeat(31), 'Value must not be longer than 30 characters', '(VAL-009)'],
  ])('refuses the %s “%s”, as it says at the field: %s %s', async (field, text, message) => {
    const visitor = await signedIn('partial')
    const form = { ...inBoise, [`book-${field}`]: text }
    const html = await readShownHtml(await visit(`${list}/new`, { visitor, form }))
    expect(fieldProblemsIn(html)).toEqual({ [`book-${field}`]: message })
    expect(itemsIn(await show(visitor))).toEqual([])
  })

  test('accepts names of two characters, and thirty characters in each line', async () => {
    const visitor = await signedIn('partial')
    const thirty = 'x'.repeat(30)
    const form = {
      ...inBoise,
      'book-firstName': 'Al',
      'book-lastName': 'Bo',
      'book-addressLine1': thirty,
      'book-addressLine2': thirty,
      'book-city': thirty,
    }
    expect((await visit(`${list}/new`, { visitor, form })).status).toBe(303)
    expect(await show(visitor)).toContain('Al Bo')
  })

  test('is sent under the names of the address book (ACC-031)', async () => {
    const sent: unknown[] = []
    const calls: Partial<Client> = {
      addAddress: async ({ body }) => {
        sent.push(body.address)
        return accept({ addressId: crypto.randomUUID() })
      },
    }
    await visit(`${list}/new`, { visitor: await signedIn('partial'), form: inBoise, calls })
    expect(sent).toMatchObject([
      {
        recipientFirstName: 'Maya',
        recipientLastName: 'Okafor',
        recipientContactEmail: 'member@cairn.test',
        recipientContactPhone: '+13035550101',
        stateCityProvDept: 'ID',
      },
    ])
  })

  test('suggests the places of the postal code without scripts, which are saved when they are chosen', async () => {
    const visitor = await signedIn('ipa')
    const form = { ...inBoise, 'book-city': '', 'book-province': '', 'book-postalCode': '80215' }
    const answer = await visit(`${list}/new`, { visitor, form })
    expect(answer.status).toBe(400)
    const [, suggestions = ''] = (await answer.text()).split('Did you mean this?</h2>')
    expect(suggestions).toContain('Use Lakewood, CO')
    const withPlace = { ...form, 'book-city': 'Denver', 'book-province': 'CO' }
    const withoutStreet = { ...withPlace, 'book-addressLine1': '' }
    const corrected = await visit(`${list}/new`, { visitor, form: withoutStreet })
    expect(corrected.status).toBe(400)
    expect(await readShownHtml(corrected)).not.toContain('Did you mean this?')
    const chosen = Object.fromEntries(
      Array.from(
        suggestions.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
        ([, name = '', value = '']) => [name, value],
      ),
    )
    expect((await visit(`${list}/new`, { visitor, form: chosen })).status).toBe(303)
    expect(await show(visitor)).toContain('Lakewood, CO 80215')
  })

  test('says that an address is in the book already (ACC-015)', async () => {
    const visitor = await signedIn('wranx')
    await visit(`${list}/new`, { visitor, form: inBoise })
    const answer = await visit(`${list}/new`, { visitor, form: inBoise })
    expect(answer.status).toBe(409)
    expect(await readShownHtml(answer)).toContain(messageFor('addressExists', 'en'))
  })
})

describe('a refused change of the list', () => {
  test('names an address that does not exist (ACC-016)', async () => {
    const visitor = await signedIn('shopper')
    const form = { intent: 'main', addressId: crypto.randomUUID() }
    const answer = await visit(list, { visitor, form })
    expect(answer.status).toBe(404)
    expect(await readShownHtml(answer)).toContain(messageFor('addressIdUnknown', 'en'))
  })

  test('says that a saved card has the billing address (ACC-013)', async () => {
    const calls: Partial<Client> = {
      removeAddress: async () => refusedAnswer('billingAddressInUse'),
    }
    const form = { intent: 'remove', addressId: marketStreet }
    const answer = await visit(list, { visitor: await signedIn('shopper'), form, calls })
    expect(answer.status).toBe(409)
    expect(await readShownHtml(answer)).toContain('The message of billingAddressInUse.')
  })
})
