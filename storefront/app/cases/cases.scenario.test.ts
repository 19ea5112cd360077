import type { readContactCategories } from '@cairn/contract/cases/case-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

type Categories = AnswerOf<typeof readContactCategories>

const { shop, visit } = openShopBeforeTests()

describe('the contact page', () => {
  test('shows its content above a form with the subjects (CONT-009, CONT-020)', async () => {
    const answer = await visit('/en-us/help/contact-us')
    const html = await answer.text()

    expect(answer.status).toBe(200)
    const positions = ['help@cairn.example', 'Write to us</h2>', 'label="An order"'].map((text) =>
      html.indexOf(text),
    )
    expect(positions[0]).toBeGreaterThan(0)
    expect(positions[1]).toBeGreaterThan(positions[0] ?? 0)
    expect(positions[2]).toBeGreaterThan(positions[1] ?? 0)
  })

  test('offers the subjects of each category that the server names (ACC-056)', async () => {
    const html = await (await visit('/en-us/help/contact-us')).text()
    const { body } = await shop().visitor().send<Categories>('readContactCategories')
    const [, select = ''] = /<select[^>]*name="about"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
    const groups = Array.from(
      select.matchAll(/<optgroup label="([^"]+)"[^>]*>(.*?)<\/optgroup>/gs),
      ([, label, options = '']) => ({
        label,
        subjects: Array.from(options.matchAll(/>([^<]+)<\/option>/g), ([, subject]) => subject),
      }),
    )

    expect(groups.length).toBeGreaterThan(1)
    expect(groups).toEqual(
      body.categories.map(({ label, subjects }) => ({
        label,
        subjects: subjects.map((subject) => subject.label),
      })),
    )
  })

  test('uses the language of the page', async () => {
    const html = await (await visit('/de-de/help/contact-us')).text()
    for (const text of ['Schreiben Sie uns', 'Eine Bestellung', 'Worum geht es?']) {
      expect(html).toContain(text)
    }
  })

  test('renders the same page for every query', async () => {
    const html = await (await visit('/en-us/help/contact-us?order=CRN-100200')).text()
    expect(html).not.toContain('value="CRN-100200"')
  })
})

test.each([
  ['contact-us', ['firstName', 'lastName', 'email', 'phone', 'about', 'orderNumber', 'message']],
  [
    'warranty',
    ['product', 'defect', 'photos', 'where-addressLine1', 'where-city', 'where-postalCode'],
  ],
])('the form at help/%s has the fields %j (ACC-058)', async (page, fields) => {
  const html = await readShownHtml(await visit(`/en-us/help/${page}`))
  const names = Array.from(
    html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g),
    ([, name]) => name,
  )
  expect(names).toEqual(expect.arrayContaining(fields))
})

test('the warranty page has a form below its content', async () => {
  const html = await (await visit('/en-us/help/warranty')).text()
  expect(html).toContain('Tell us what broke</h2>')
  expect(html).toContain('name="where-postalCode"')
  expect(await (await visit('/en-us/help/delivery')).text()).not.toContain('id="case-form"')
})

describe('without scripts', () => {
  const contactForm = {
    about: 'order/where-is-it',
    message: 'It rains, and I have no jacket.',
    firstName: 'Ada',
    lastName: 'Berg',
    email: 'ada@example.com',
  }
  const warrantyForm = {
    product: 'Ridge Shell, M',
    defect: 'The zip has given up.',
    'where-firstName': 'Ada',
    'where-lastName': 'Berg',
    'where-addressLine1': '1600 Larimer Street',
    'where-city': 'Denver',
    'where-province': 'CO',
    'where-postalCode': '80202',
    'where-email': 'ada@example.com',
    'where-phone': '+13035550142',
  }
  const latestCase = async () =>
    (
      await shop().database.run(
        'select case_number, submission, email from cases order by opened_at desc',
      )
    ).rows[0]

  test('sends a message for a visitor without a session and confirms it (ACC-024, ACC-055)', async () => {
    const visitor = shop().visitor()
    const answer = await visit('/de-de/help/contact-us', { visitor, form: contactForm })
    const html = await readShownHtml(answer)
    const lastCase = await latestCase()

    expect(answer.status).toBe(200)
    expect(html).toContain('Es ist angekommen.')
    expect(html).toContain(String(lastCase?.['case_number']))
    expect(lastCase).toMatchObject({
      email: contactForm.email,
      submission: { category: 'order', subject: 'where-is-it', message: contactForm.message },
    })
    expect(html).not.toContain('name="message"')
    expect(visitor.jar.size).toBeGreaterThan(0)
  })

  test('sends a withdrawal without a message', async () => {
    const form = { ...contactForm, about: 'return/withdrawal', message: '' }
    expect((await visit('/de-de/help/contact-us', { form })).status).toBe(200)
    expect(await latestCase()).toMatchObject({ submission: { subject: 'withdrawal' } })
    const refund = { ...form, about: 'return/refund' }
    expect((await visit('/de-de/help/contact-us', { form: refund })).status).toBe(400)
  })

  test('shows missing fields beside them and keeps the typed values', async () => {
    const form = { ...contactForm, about: '', email: 'ada' }
    const answer = await visit('/en-us/help/contact-us', { form })
    const html = await answer.text()

    expect(answer.status).toBe(400)
    expect(html).toContain('This field is required')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(html).toContain(`>${contactForm.message}</textarea>`)
    expect(html).toContain('value="Berg"')
  })

  test('shows a refusal of the server above the form', async () => {
    const form = { ...contactForm, about: 'order/nonsense' }
    const answer = await visit('/en-us/help/contact-us', { form })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Some details are missing or not right.')
  })

  test('sends a warranty case with its return address and confirms it (ACC-023, ACC-054)', async () => {
    const html = await readShownHtml(await visit('/en-us/help/warranty', { form: warrantyForm }))
    const lastCase = await latestCase()
    expect(html).toContain('We have it.')
    expect(html).toContain(String(lastCase?.['case_number']))
    expect(lastCase).toMatchObject({
      submission: { kind: 'warranty', photoCount: 0, address: { postalCode: '80202' } },
    })

    const wrong = await visit('/en-us/help/warranty', {
      form: { ...warrantyForm, 'where-city': '' },
    })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('value="1600 Larimer Street"')
  })

  test('other pages do not accept a form', async () => {
    expect((await visit('/en-us/help/delivery', { form: contactForm })).status).toBe(405)
  })
})
