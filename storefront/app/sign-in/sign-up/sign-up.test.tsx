// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { callsTo } from '../../platform/testing/test-commerce.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { answerSignUp, fillIn, showSignUp, submit } from './test-sign-up-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  letDialogsOpen()
  answerSignUp()
})
afterEach(cleanup)

const press = (box: RegExp | string) => fireEvent.click(screen.getByRole('checkbox', { name: box }))

const newsletter = en.newsletterPolicy
const joining = /members’ hut/
const policy = /privacy policy/

/** Fills in and sends the form of the page with the query, and returns what is sent. */
async function send({ search = '', prepare = () => {} } = {}) {
  await showSignUp({ search })
  fillIn()
  prepare()
  await submit()
  await waitFor(() => expect(callsTo('signUp')).toHaveLength(1))
  return callsTo('signUp')[0]?.request['body']
}

describe('the form sends', () => {
  test('its fields, with the phone number and its code in one (AUTH-111, AUTH-112)', async () => {
    expect(await send()).toEqual({
      firstName: 'Nora',
      lastName: 'Vance',
      email: 'nora@example.com',
      password: 'Trailhead1',
      birthDate: '1990-05-17',
      phone: '+14155550100',
      postalCode: '80202',
      isTermsConfirmed: true,
      isTemporaryPassword: true,
      source: { acquisitionType: 'Registered' },
      subscriptions: {
        newsletterConsent: false,
        loyaltyConsent: false,
        smsNotificationConsent: false,
      },
      recaptcha_response: 'none',
    })
  })

  test('that the password is a temporary one (AUTH-113)', async () => {
    expect(await send()).toHaveProperty('isTemporaryPassword', true)
  })

  test('what the shopper consents to (AUTH-114)', async () => {
    const prepare = () => {
      press(newsletter)
      press(en.smsConsent)
      fireEvent.click(screen.getByRole('button', { name: en.acceptSmsTerms }))
    }
    expect(await send({ prepare })).toMatchObject({
      subscriptions: {
        newsletterConsent: true,
        loyaltyConsent: false,
        smsNotificationConsent: true,
      },
    })
  })

  test('the enrolment in the programme only with its terms (AUTH-114, AUTH-115)', async () => {
    expect(await send({ prepare: () => press(joining) })).toMatchObject({
      subscriptions: {
        newsletterConsent: false,
        loyaltyConsent: true,
        smsNotificationConsent: false,
        loyaltyEnrollment: 'Full',
        loyaltyNewsletterConsent: true,
      },
    })
  })

  test('that the policy was accepted with the terms of the programme only (AUTH-118)', async () => {
    const withoutPolicy = () => {
      press(joining)
      press(policy)
    }
    expect(await send({ prepare: withoutPolicy })).toHaveProperty('termsConditionsAndPolicy', true)
    cleanup()
    answerSignUp()
    expect(await send({ prepare: () => press(joining) })).not.toHaveProperty(
      'termsConditionsAndPolicy',
    )
  })

  const isRegistered = { acquisitionType: 'Registered' }

  test.each([
    ['?storeNum=123', { ...isRegistered, store: '123' }, '(AUTH-094)'],
    [
      '?enrollment_marketing_source=summit',
      { ...isRegistered, campaignName: 'summit' },
      '(AUTH-095)',
    ],
    [
      '?storeNum=123&enrollment_marketing_source=summit',
      { ...isRegistered, store: '123', campaignName: 'summit' },
      '(AUTH-116)',
    ],
  ])('for a link with the query %s the source %j %s', async (search, source, _id) => {
    expect(await send({ search })).toHaveProperty('source', source)
  })
})
