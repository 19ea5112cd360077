import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { expect, test } from 'vitest'
import { newsBoxes, subscriptionChanges } from './news-choices.ts'

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
const boxesFor = (...subscriptions: Subscription[]) =>
  newsBoxes({ subscriptions, contact, offered: new Set(['newsletter', 'textMessages']) })

const isOn = (boxes: ReturnType<typeof newsBoxes>) =>
  Object.fromEntries(boxes.map((box) => [box.name, box.isOn]))

test('news are chosen if the address or number of the profile gets them', () => {
  expect(isOn(boxesFor(subscription({})))).toEqual({ newsletter: true, textMessages: false })
  const ended = subscription({ optin: false })
  expect(isOn(boxesFor(ended))).toEqual({ newsletter: false, textMessages: false })
})

test('an opt-in is sent only if the address of the profile gets nothing yet', () => {
  const ticked = new Set(['newsletter'])
  expect(subscriptionChanges(boxesFor(subscription({})), ticked)).toEqual([])
  expect(subscriptionChanges(boxesFor(), ticked)).toEqual([
    { type: 'Newsletter', channel: 'email', optin: true, recipient: 'Sam@example.com' },
  ])
})

test('an opt-out is sent for every address that gets the news', () => {
  const boxes = boxesFor(subscription({}), subscription({ recipient: 'old@example.com' }))
  const changes = subscriptionChanges(boxes, new Set())
  expect(changes.map(({ optin, recipient }) => [optin, recipient])).toEqual([
    [false, 'Sam@example.com'],
    [false, 'old@example.com'],
  ])
})

test('a former address keeps its news in a box of its own, and the new one gets none by that', () => {
  const boxes = boxesFor(subscription({ recipient: 'old@example.com' }))
  const former = 'newsletter old@example.com'
  expect(isOn(boxes)).toEqual({ newsletter: false, [former]: true, textMessages: false })
  expect(subscriptionChanges(boxes, new Set([former]))).toEqual([])
})

test('text messages go to the number of the profile', () => {
  const boxes = boxesFor(subscription({ channel: 'sms', recipient: '+13035550199' }))
  const ticked = new Set(['textMessages', 'textMessages +13035550199'])
  expect(subscriptionChanges(boxes, ticked)).toEqual([
    { type: 'Newsletter', channel: 'sms', optin: true, recipient: '+13035550100' },
  ])
})

test('what the shopper may not subscribe to can only be ended', () => {
  const member = subscription({ type: 'LoyaltyNewsletter' })
  expect(boxesFor().map(({ choice }) => choice)).not.toContain('memberNewsletter')
  expect(subscriptionChanges(boxesFor(member), new Set())).toEqual([
    { type: 'LoyaltyNewsletter', channel: 'email', optin: false, recipient: 'Sam@example.com' },
  ])
})
