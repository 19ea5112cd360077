import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { expect, test } from 'vitest'
import { isChosen, subscriptionChanges } from './news-choices.ts'

type Subscription = AnswerOf<typeof readSubscriptions>['subscriptions'][number]

const subscription = (changes: Partial<Subscription>): Subscription => ({
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  doubleOptin: false,
  category: 'subscription',
  recipient: 'sam@example.com',
  ...changes,
})

const contact = { email: 'Sam@example.com', phone: '+13035550100' }

test('news are chosen if an address or number gets them', () => {
  expect(isChosen([subscription({})], 'newsletter')).toBe(true)
  expect(isChosen([subscription({ optin: false })], 'newsletter')).toBe(false)
  expect(isChosen([subscription({})], 'textMessages')).toBe(false)
})

test('an opt-in is sent only if the address of the profile gets nothing yet', () => {
  const optIn = { choice: 'newsletter', isOn: true, contact } as const
  expect(subscriptionChanges({ ...optIn, subscriptions: [subscription({})] })).toEqual([])
  expect(subscriptionChanges({ ...optIn, subscriptions: [] })).toEqual([
    { type: 'Newsletter', channel: 'email', optin: true, recipient: 'Sam@example.com' },
  ])
})

test('an opt-out is sent for every address that gets the news', () => {
  const subscriptions = [subscription({}), subscription({ recipient: 'old@example.com' })]
  const changes = subscriptionChanges({ choice: 'newsletter', isOn: false, subscriptions, contact })
  expect(changes.map(({ optin, recipient }) => [optin, recipient])).toEqual([
    [false, 'sam@example.com'],
    [false, 'old@example.com'],
  ])
})

test('text messages go to the number of the profile', () => {
  const old = subscription({ channel: 'sms', recipient: '+13035550199' })
  expect(
    subscriptionChanges({ choice: 'textMessages', isOn: true, subscriptions: [old], contact }),
  ).toEqual([{ type: 'Newsletter', channel: 'sms', optin: true, recipient: '+13035550100' }])
})
