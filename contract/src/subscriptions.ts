import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { subscription, subscriptionInput } from './profile-entity.ts'

const body = subscriptionInput.extend({ recaptcha_response: captchaResponse.optional() })

export const readSubscriptions = call({
  method: 'GET',
  path: '/consumers-v3/consumer/subscription',
  summary: 'What this shopper, or this guest in this session, has subscribed to.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ subscriptions: z.array(subscription) }),
  refuses: [],
})

export const subscribe = call({
  method: 'POST',
  path: '/consumers-v3/consumer/subscription',
  summary: 'Subscribe an email to a newsletter, or a phone to messages.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  body,
  answer: subscription,
  refuses: ['emailMalformed', 'captchaFailed'],
})

export const changeSubscription = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/subscription',
  summary: 'Opt in or out of what was subscribed to.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  body,
  answer: subscription,
  refuses: ['emailMalformed', 'captchaFailed'],
})
