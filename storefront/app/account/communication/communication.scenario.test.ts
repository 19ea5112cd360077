import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { readProfile, readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Client } from '@cairn/contract/wire/client'
import { expect, test } from 'vitest'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/communication'

async function signedIn(account: string) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const show = async (visitor: Visitor, path = page) => readShownHtml(await visit(path, { visitor }))

const isChecked = (html: string, choice: string) =>
  new RegExp(`<input[^>]*name="${choice}"[^>]*checked=""`).test(html) ||
  new RegExp(`<input[^>]*checked=""[^>]*name="${choice}"`).test(html)

async function subscriptionsOf(visitor: Visitor) {
  const { body } = await visitor.send<AnswerOf<typeof readSubscriptions>>('readSubscriptions', {})
  return body.subscriptions.map(({ channel, recipient, optin }) => [channel, recipient, optin])
}

test('the newsletter and text messages are subscribed and left without scripts', async () => {
  const visitor = await signedIn('shopper')
  expect(isChecked(await show(visitor), 'newsletter')).toBe(false)

  await visit(page, { visitor, form: { newsletter: 'on', textMessages: 'on' } })
  const html = await show(visitor)
  expect(isChecked(html, 'newsletter')).toBe(true)
  expect(isChecked(html, 'textMessages')).toBe(true)
  expect(await subscriptionsOf(visitor)).toEqual([
    ['email', 'shopper@cairn.test', true],
    ['sms', '+13035550100', true],
  ])

  await visit(page, { visitor, form: {} })
  expect(isChecked(await show(visitor), 'newsletter')).toBe(false)
  expect((await subscriptionsOf(visitor)).map(([, , optin]) => optin)).toEqual([false, false])
})

test('a changed choice is sent as a part of the profile (ACC-034)', async () => {
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    changeProfile: async ({ body }) => {
      requests.push(body)
      return refusedAnswer('temporarilyUnavailable')
    },
  }
  const visitor = await signedIn('wranx')
  await visit(page, { visitor, form: {}, calls })
  await visit(page, { visitor, form: { newsletter: 'on' }, calls })
  const recipient = 'wranx@cairn.test'
  expect(requests).toEqual([
    {
      consumerProfile: {
        subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true, recipient }],
      },
    },
  ])
})

test('only members are offered their newsletter, and text messages need a number', async () => {
  const member = await show(await signedIn('member'))
  expect(member).toContain('name="memberNewsletter"')
  const withoutPhone = await show(await signedIn('partial'))
  expect(withoutPhone).not.toContain('name="memberNewsletter"')
  expect(withoutPhone).not.toContain('name="textMessages"')
})

test('who is no member any more can end the newsletter of members, and is not offered it again', async () => {
  const visitor = await signedIn('ipa')
  await visitor.send('subscribe', {
    body: { type: 'LoyaltyNewsletter', channel: 'email', optin: true },
  })
  expect(isChecked(await show(visitor), 'memberNewsletter')).toBe(true)
  await visit(page, { visitor, form: { stockMails: 'on' } })
  expect(await show(visitor)).not.toContain('name="memberNewsletter"')
  expect(await subscriptionsOf(visitor)).toEqual([['email', 'ipa@cairn.test', false]])
})

test('an address that is not that of the account keeps its newsletter until it is ended', async () => {
  const visitor = await signedIn('wranx')
  const body = { type: 'Newsletter', channel: 'email', optin: true, recipient: 'old@example.com' }
  await visitor.send('subscribe', { body })
  const html = await show(visitor)
  expect(isChecked(html, 'newsletter')).toBe(false)
  expect(isChecked(html, 'newsletter old@example.com')).toBe(true)
  expect(html).toContain('Our letters, to old@example.com')

  await visit(page, { visitor, form: { 'newsletter old@example.com': 'on' } })
  expect(await subscriptionsOf(visitor)).toEqual([['email', 'old@example.com', true]])
  await visit(page, { visitor, form: {} })
  expect(await subscriptionsOf(visitor)).toEqual([['email', 'old@example.com', false]])
})

test('the terms of text messages are linked where they are offered', async () => {
  expect(await show(await signedIn('athlete'))).toContain('/sms-terms"')
  expect(await show(await signedIn('partial'))).not.toContain('/sms-terms"')
})

test('a site without text messages offers only to end them', async () => {
  const germanPage = '/de-de/account/communication'
  const visitor = await signedIn('athlete')
  expect(await show(visitor, germanPage)).not.toContain('name="textMessages"')

  await visit(germanPage, { visitor, form: { textMessages: 'on' } })
  expect(await subscriptionsOf(visitor)).toEqual([])

  await visit(page, { visitor, form: { textMessages: 'on' } })
  expect(isChecked(await show(visitor, germanPage), 'textMessages')).toBe(true)
  await visit(germanPage, { visitor, form: {} })
  expect(await subscriptionsOf(visitor)).toEqual([['sms', '+13035550104', false]])
})

test('the message of a refusal is shown', async () => {
  const calls: Partial<Client> = { changeProfile: async () => refusedAnswer('tooManyRequests') }
  const form = { newsletter: 'on' }
  const answer = await visit(page, { visitor: await signedIn('athlete'), form, calls })
  expect(answer.status).toBe(429)
  expect(await readShownHtml(answer)).toContain('The message of tooManyRequests.')
})

test.each([
  ['requestTypeMissing', '(ERR-015)'],
  ['organisationMissing', '(ERR-016)'],
  ['payloadMissing', '(ERR-017)'],
] as const)('the message of %s is shown when mails about stock are ended %s', async (name, _id) => {
  const calls: Partial<Client> = { changeNotification: async () => refusedAnswer(name) }
  const answer = await visit(page, { visitor: await signedIn('partial'), form: {}, calls })
  expect(answer.status).toBe(400)
  expect(await readShownHtml(answer)).toContain(`The message of ${name}.`)
})

test('mails about stock are chosen without scripts, and only a change is sent (ACC-053)', async () => {
  const visitor = await signedIn('ipa')
  const choicesOf = async () => {
    const { body } = await visitor.send<AnswerOf<typeof readProfile>>('readProfile')
    return body.consumerProfile.notifications
  }
  expect(isChecked(await show(visitor), 'stockMails')).toBe(true)
  await visit(page, { visitor, form: { stockMails: 'on' } })
  expect(await choicesOf()).toEqual([])

  await visit(page, { visitor, form: {} })
  expect(isChecked(await show(visitor), 'stockMails')).toBe(false)
  expect(await choicesOf()).toEqual([{ type: 'BackInStock', channel: 'email', optin: false }])
  await visit(page, { visitor, form: { stockMails: 'on' } })
  expect(isChecked(await show(visitor), 'stockMails')).toBe(true)
})
