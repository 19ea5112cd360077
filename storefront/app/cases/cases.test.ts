import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'
import { wrongFields } from './case-fields.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 180_000)

afterAll(() => shop.close())

describe('the page on which people write to us', () => {
  it('has its content above a form with what one can write about (CONT-009, CONT-020)', async () => {
    const answer = await visit('/en-us/help/contact-us')
    const html = await answer.text()

    expect(answer.status).toBe(200)
    const at = ['help@cairn.example', 'Write to us</h2>', '>An order<'].map((said) =>
      html.indexOf(said),
    )
    expect(at[0]).toBeGreaterThan(0)
    expect(at[1]).toBeGreaterThan(at[0] ?? 0)
    expect(at[2]).toBeGreaterThan(at[1] ?? 0)
  })

  it('speaks the language of the page', async () => {
    const html = await (await visit('/de-de/help/contact-us')).text()
    for (const said of ['Schreiben Sie uns', 'Eine Bestellung', 'Worum geht es?']) {
      expect(html).toContain(said)
    }
  })

  it('is the same for everybody, whatever its address says', async () => {
    const html = await (await visit('/en-us/help/contact-us?order=CRN-100200')).text()
    expect(html).not.toContain('value="CRN-100200"')
  })
})

it('what is broken is told below what the warranty says (ACC-023)', async () => {
  const html = await (await visit('/en-us/help/warranty')).text()
  expect(html).toContain('Tell us what broke</h2>')
  expect(html).toContain('name="where-postalCode"')
  expect(await (await visit('/en-us/help/delivery')).text()).not.toContain('id="case-form"')
})

it('says which fields are missing, and which address cannot be written to', () => {
  const typed = new Map([
    ['firstName', 'Ada'],
    ['email', 'ada'],
  ])
  const wrongIn = (required: readonly ('firstName' | 'message')[]) =>
    wrongFields((name) => typed.get(name) ?? '', required)

  expect(wrongIn(['firstName', 'message'])).toEqual({
    message: 'fieldRequired',
    email: 'emailMalformed',
  })
  typed.set('email', 'ada@example.com')
  expect(wrongIn(['firstName'])).toBeUndefined()
})
