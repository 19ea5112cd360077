import { tokenIn } from '@cairn/commerce/testing/mailed-token'
import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import { password, signInAs } from '@cairn/commerce/testing/sign-in'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { beforeEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/email'
const newEmail = 'Maya@Lakes.example'
const currentPassword = password

beforeEach(() =>
  shop().database.exec(`
    delete from account_links; delete from email_change_counts; delete from sign_in_attempts;
    update accounts set email = 'member@cairn.test', login = 'member@cairn.test',
      pending_email = null, verified_login = null
      where login in ('member@cairn.test', 'maya@lakes.example')`),
)

async function signedIn() {
  const visitor = await shop().guest()
  await signInAs(visitor, 'member@cairn.test')
  return visitor
}

test('another address takes effect when the link that is mailed to it is opened (ACC-018)', async () => {
  const visitor = await signedIn()
  const show = async (path = page) => readShownHtml(await visit(path, { visitor }))
  const mails = await mailsAfter(shop(), async () => {
    const answer = await visit(page, { visitor, form: { email: newEmail, currentPassword } })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?mailed`])
  })
  const html = await show(`${page}?mailed`)
  expect(html).toContain('You are signed in as member@cairn.test.')
  expect(html).toContain(`We have mailed a link to ${newEmail}.`)

  const token = tokenIn(mails.find(({ kind }) => kind === 'emailChange'))
  const link = `/en-us/account/verify-email?token=${token}`
  expect((await visit(link, { visitor })).status).toBe(200)
  expect(await show()).toContain('You are signed in as member@cairn.test.')
  expect((await visit(link, { visitor, form: { token } })).status).toBe(200)
  expect(await show()).toContain(`You are signed in as ${newEmail}.`)
  expect(await show()).not.toContain(en.mailAnotherLink)
})

test('another link to an unconfirmed address is mailed from the page of the account', async () => {
  const visitor = await signedIn()
  const overview = await readShownHtml(await visit('/en-us/account', { visitor }))
  expect(overview).toContain('/en-us/account/email')
  const mails = await mailsAfter(shop(), async () => {
    const answer = await visit(page, { visitor, form: { intent: 'link' } })
    expect(answer.status).toBe(303)
  })
  expect(mails).toMatchObject([{ kind: 'welcome', recipient: 'member@cairn.test' }])
})

test.each([
  ['nothing', '', 400, en.fieldRequired],
  ['no address', 'maya', 400, en.emailMalformed],
  ['the present one', 'Member@cairn.test', 400, en.valueInvalid],
  ['that of another account', 'shopper@cairn.test', 409, messageFor('loginTaken', 'en')],
])('the field says that the address is %s', async (_, email, status, message) => {
  const form = { email, currentPassword }
  const answer = await visit(page, { visitor: await signedIn(), form })
  const html = await readShownHtml(answer)
  expect(answer.status).toBe(status)
  expect(html).toContain(message)
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
})

test.each([
  ['missing', '', en.fieldRequired],
  ['wrong', 'Wrong-one-1', messageFor('currentPasswordWrong', 'en')],
])(
  'the field says that the password is %s, and does not show it again',
  async (_, typed, message) => {
    const form = { email: newEmail, currentPassword: typed }
    const answer = await visit(page, { visitor: await signedIn(), form })
    const html = await readShownHtml(answer)
    expect(answer.status).toBe(400)
    expect(html).toContain(message)
    expect(html).toContain(`value="${newEmail}"`)
    expect(html).not.toContain('Wrong-one-1')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  },
)
