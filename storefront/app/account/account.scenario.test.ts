import { requestVerificationMail } from '@cairn/commerce/accounts/account-links-store'
import { inTransaction } from '@cairn/commerce/platform/database/in-transaction'
import { tokenIn } from '@cairn/commerce/testing/mailed-token'
import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import { password, signInAs } from '@cairn/commerce/testing/sign-in'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function openAccount(username: string, areTermsAccepted: boolean) {
  const visitor = await shop().guest()
  await signInAs(visitor, username)
  await visitor.send('changeProfile', {
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: areTermsAccepted } },
  })
  return (await visit('/en-us/account', { visitor })).text()
}

test('employees who declined the terms of their discount find them in the account', async () => {
  const html = await openAccount('employee@cairn.test', false)

  expect(html).toContain('The terms of your associate discount')
  expect(html).toContain('href="/en-us/associate-discount-terms"')
  expect(html).toContain('I accept these terms')
})

test('nobody else finds terms in the account', async () => {
  expect(await openAccount('shopper@cairn.test', false)).not.toContain('associate discount')
  expect(await openAccount('employee@cairn.test', true)).not.toContain('associate discount')
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
    const html = await readShownHtml(answer)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(problem)
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

describe('the page that the mail to a new account leads to', () => {
  async function linkFromMail() {
    const { rows } = await shop().database.run(
      `select account_id from accounts where login = 'member@cairn.test'`,
    )
    const accountId = String(rows[0]?.['account_id'])
    const [mail] = await mailsAfter(shop(), () =>
      inTransaction(shop().database.query, (transaction) =>
        requestVerificationMail(transaction, { accountId, locale: 'de-de' }),
      ),
    )
    const token = tokenIn(mail)
    return { path: `/de-de/account/verify-email?token=${token}`, token }
  }

  test('verifies the address when its button is pressed, and not before', async () => {
    const { path, token } = await linkFromMail()
    expect(await (await visit(path)).text()).toContain('Adresse jetzt bestätigen')
    const links = async () => (await shop().database.run('select from account_links')).rows.length
    expect(await links()).toBe(1)

    const answer = await visit(path, { form: { token } })
    expect(answer.status).toBe(200)
    expect(await readShownHtml(answer)).toContain('Ihre Adresse ist bestätigt.')
    expect(await links()).toBe(0)
    const again = await visit(path, { form: { token } })
    expect(again.status).toBe(400)
    expect(await readShownHtml(again)).toContain('Dieser Link funktioniert nicht mehr.')
  })

  test('answers to a damaged link like to an expired one', async () => {
    const answer = await visit('/en-gb/account/verify-email?token=x', { form: { token: 'x' } })
    expect(answer.status).toBe(400)
    expect(await readShownHtml(answer)).toContain(en.verificationExpiredTitle)
  })
})
