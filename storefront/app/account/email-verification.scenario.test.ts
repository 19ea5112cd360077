import { requestVerificationMail } from '@cairn/commerce/accounts/account-links-store'
import { inTransaction } from '@cairn/commerce/platform/database/in-transaction'
import { tokenIn } from '@cairn/commerce/testing/mailed-token'
import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function memberVisitor() {
  const visitor = await shop().guest()
  await signInAs(visitor, 'member@cairn.test')
  return visitor
}

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

test('the page that the mail to a new account leads to verifies the address when its button is pressed, and not before', async () => {
  const { path, token } = await linkFromMail()
  const visitor = await memberVisitor()
  expect(await (await visit(path, { visitor })).text()).toContain('Adresse jetzt bestätigen')
  const links = async () => (await shop().database.run('select from account_links')).rows.length
  expect(await links()).toBe(1)

  const answer = await visit(path, { visitor, form: { token } })
  expect(answer.status).toBe(200)
  expect(await readShownHtml(answer)).toContain('Ihre Adresse ist bestätigt.')
  expect(await links()).toBe(0)
  const again = await visit(path, { visitor, form: { token } })
  expect(again.status).toBe(400)
  expect(await readShownHtml(again)).toContain('Dieser Link funktioniert nicht mehr.')
})

test('it asks a guest to sign in or to choose a new password, and the link stays valid', async () => {
  const { path, token } = await linkFromMail()
  const shown = await readShownHtml(await visit(path))
  const signIn = `/de-de/sign-in?to=${encodeURIComponent(path)}`
  for (const text of ['Melden Sie sich an', `href="${signIn}"`, 'href="/de-de/forgot-password"'])
    expect(shown).toContain(text)
  expect(shown).not.toContain('Adresse jetzt bestätigen')

  const answer = await visit(path, { form: { token } })
  expect(answer.status).toBe(403)
  expect(await readShownHtml(answer)).toContain(`href="${signIn}"`)
  const own = await visit(path, { visitor: await memberVisitor(), form: { token } })
  expect(await readShownHtml(own)).toContain('Ihre Adresse ist bestätigt.')
})

test('it leads whoever is signed in to another account to the sign-in, which leads back', async () => {
  const { path, token } = await linkFromMail()
  const visitor = await shop().guest()
  await signInAs(visitor, 'shopper@cairn.test')
  const answer = await visit(path, { visitor, form: { token } })
  expect(answer.status).toBe(403)
  const shown = await readShownHtml(answer)
  expect(shown).toContain('in einem anderen Konto angemeldet')
  expect(shown).toContain('value="otherAccount"')

  const left = await visit(path, { visitor, form: { intent: 'otherAccount' } })
  expect(left.headers.get('location')).toBe(`/de-de/sign-in?to=${encodeURIComponent(path)}`)
  expect(await visitor.send('readProfile')).toMatchObject({ status: 401 })
})

test('it answers to a damaged link like to an expired one', async () => {
  const answer = await visit('/en-gb/account/verify-email?token=x', { form: { token: 'x' } })
  expect(answer.status).toBe(400)
  expect(await readShownHtml(answer)).toContain(en.verificationExpiredTitle)
})
