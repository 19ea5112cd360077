import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { changeProfile, type readProfile } from '@cairn/contract/accounts/account-calls'
import { accept } from '@cairn/contract/refusals/result'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { de } from '../../messages/de.ts'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function signedIn(account = 'shopper') {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const page = '/en-us/account/profile'

const sam = {
  firstName: 'Sam',
  lastName: 'Whitlock',
  birthDate: '04/12/1988',
  phone: '(303) 555 - 0100',
  phoneCode: '1',
  postalCode: '80202',
}

async function send(visitor: Visitor, form: Record<string, string>, calls: Partial<Client> = {}) {
  const answer = await visit(page, { visitor, form, calls })
  return { status: answer.status, html: await readShownHtml(answer) }
}

const fieldOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>.*?(?=<label|</form>)`, 's').exec(
    html,
  )?.[0] ?? ''

test('the profile is shown in the notation of the site (VAL-042, VAL-043)', async () => {
  const html = await readShownHtml(await visit(page, { visitor: await signedIn() }))
  for (const value of ['Sam', 'Whitlock', '04/12/1988', '(303) 555 - 0100', '80202'])
    expect(html).toContain(`value="${value}"`)
  expect(html).toContain('href="/en-us/account/password"')
  const german = await visit('/de-de/account/profile', { visitor: await signedIn() })
  const germanHtml = await readShownHtml(german)
  expect(germanHtml).toContain('value="12/04/1988"')
  expect(germanHtml).toMatch(/<option value="1" selected/)
})

test('ten digits without a dial code are shown with that of North America (VAL-029)', async () => {
  const visitor = await signedIn('athlete')
  await shop().database.exec(
    `update accounts set phone = '4155550100' where login = 'athlete@cairn.test'`,
  )
  const html = await readShownHtml(await visit('/de-de/account/profile', { visitor }))
  await shop().database.exec(
    `update accounts set phone = '+13035550104' where login = 'athlete@cairn.test'`,
  )
  expect(html).toMatch(/<option value="1" selected/)
  expect(fieldOf(html, 'phone')).toContain('value="(415) 555 - 0100"')
})

test('changed details are saved without scripts and shown from then on (ACC-018, ACC-043)', async () => {
  const visitor = await signedIn('member')
  const maya = {
    firstName: 'Mayra',
    lastName: 'Okonjo',
    birthDate: '01/16/1991',
    phone: '(303) 555 - 0188',
    phoneCode: '1',
    postalCode: '80203',
  }
  const { status, html } = await send(visitor, maya)
  expect(status).toBe(200)
  expect(html).toContain(en.changesSaved)
  const { phoneCode, ...texts } = maya
  expect(phoneCode).toBe('1')
  const shownHtml = await readShownHtml(await visit(page, { visitor }))
  for (const [name, text] of Object.entries(texts))
    expect(fieldOf(shownHtml, name)).toContain(`value="${text}"`)
  expect(await readShownHtml(await visit('/en-us/account', { visitor }))).toContain('Hello, Mayra.')
})

test('each problem is shown at its field, in the language of the page', async () => {
  const visitor = await signedIn()
  const form = { ...sam, firstName: '', birthDate: '31/31/1988', postalCode: '1' }
  const answer = await visit('/de-de/account/profile', { visitor, form })
  const html = await readShownHtml(answer)
  expect(answer.status).toBe(400)
  expect(fieldOf(html, 'firstName')).toContain(de.fieldRequired)
  expect(fieldOf(html, 'birthDate')).toContain(de.dateWrongDayFirst)
  expect(fieldOf(html, 'postalCode')).toContain(de.postalCodeWrong)
  expect(fieldOf(html, 'lastName')).toContain('aria-invalid="false"')
})

test('a birth date below the minimum age is refused at its field (ACC-009)', async () => {
  const { status, html } = await send(await signedIn(), { ...sam, birthDate: '01/01/2020' })
  expect(status).toBe(400)
  expect(fieldOf(html, 'birthDate')).toContain(en.tooYoung.replace('{age}', '13'))
})

test('the phone number of another profile is refused at its field', async () => {
  const { status, html } = await send(await signedIn(), { ...sam, phone: '(303) 555 - 0103' })
  expect(status).toBe(409)
  expect(fieldOf(html, 'phone')).toContain(en.phoneTaken)
})

test('a stored number keeps a dial code that cannot be selected', async () => {
  const visitor = await signedIn('ipa')
  await visitor.send('changeProfile', {
    body: { consumerProfile: { consumerDetails: { phone: '+31201234567' } } },
  })
  const ivo = { ...sam, firstName: 'Ivo', lastName: 'Prado', phone: '+31201234567' }
  expect((await send(visitor, ivo)).status).toBe(200)
  const other = await send(visitor, { ...ivo, phone: '+31201234568' })
  expect(fieldOf(other.html, 'phone')).toContain(en.phoneWrong)
})

test.each([
  ['profileNotFound', 404, '(ACC-008)'],
  ['profileNotSaved', 500, '(ACC-011)'],
  ['loyaltyNotSaved', 500, '(ACC-012)'],
] as const)(
  'after %s the message is shown with status %i, and the form keeps its values %s',
  async (name, expectedStatus, _id) => {
    const calls: Partial<Client> = { changeProfile: async () => refusedAnswer(name) }
    const { status, html } = await send(await signedIn(), { ...sam, firstName: 'Samuel' }, calls)
    expect(status).toBe(expectedStatus)
    expect(html).toContain(`The message of ${name}.`)
    expect(fieldOf(html, 'firstName')).toContain('value="Samuel"')
  },
)

test('a change before the profile could be read is not sent, and the form keeps its values (ACC-039)', async () => {
  const visitor = await signedIn()
  const { body } = await visitor.send<AnswerOf<typeof readProfile>>('readProfile', { query: {} })
  const answers = [refusedAnswer('temporarilyUnavailable'), accept(body)]
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    readProfile: async () => answers.shift() ?? accept(body),
    changeProfile: async (request) => {
      requests.push(request)
      return accept(body)
    },
  }
  const { status, html } = await send(visitor, { ...sam, firstName: 'Samuel' }, calls)
  expect(status).toBe(503)
  expect(html).toContain('>Profile not loaded<')
  expect(fieldOf(html, 'firstName')).toContain('value="Samuel"')
  expect(requests).toEqual([])
})

test('an empty or unchanged form changes nothing (ACC-040)', async () => {
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    changeProfile: async ({ body }) => {
      requests.push(body)
      return accept(changeProfile.answer.parse(sampleOf(changeProfile.answer)))
    },
  }
  const visitor = await signedIn()
  expect((await send(visitor, {}, calls)).status).toBe(400)
  expect(requests).toEqual([])
  expect((await send(visitor, { ...sam, phone: '+13035550100' }, calls)).status).toBe(200)
  expect(requests).toEqual([])
  expect((await send(visitor, sam, calls)).status).toBe(200)
  expect(requests).toHaveLength(1)
})

test('the gender is shown only to shoppers who have stated one', async () => {
  const visitor = await signedIn('athlete')
  const shown = async () => readShownHtml(await visit(page, { visitor }))
  expect(await shown()).not.toContain('name="gender"')
  await visitor.send('changeProfile', {
    body: { consumerProfile: { consumerDetails: { gender: 'female' } } },
  })
  expect(fieldOf(await shown(), 'gender')).toMatch(/<option value="female" selected/)
})

test('a session that has ended leads to the sign-in', async () => {
  const visitor = await shop().guest()
  const answer = await visit(page, { visitor, form: sam })
  expect(answer.headers.get('location')).toContain('/en-us/sign-in?to=')
})
