// @vitest-environment jsdom
import type { EnrollmentStatus } from '@cairn/contract/accounts/account-calls'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import {
  answerSignUp,
  field,
  fillIn,
  shownPath,
  submit,
  type,
} from '../sign-up/test-sign-up-page.tsx'
import type { EnrollingShopper } from './enrollment-view.ts'
import { backOfBrowser, showEnrollment } from './test-enrollment-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  letDialogsOpen()
  answerSignUp()
})
afterEach(cleanup)

const path = '/en-us/account/enrollment'
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const follow = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('link', { name })))
const atStep = (step: string) => waitFor(() => expect(shownPath()).toBe(`${path}/${step}`))

async function lookUp(status: EnrollmentStatus) {
  fakeCommerce.answers.lookUpConsumer = () => accept({ status })
  await showEnrollment({ step: 'lookup' })
  type(en.email, ' nora@example.com ')
  await press(en.goOn)
}

const shopper: EnrollingShopper = {
  email: 'nora@example.com',
  isMember: false,
  missing: ['phone', 'postalCode'],
  known: { firstName: 'Nora', lastName: 'Vance', birthDate: '1990-05-17' },
}
const signedIn = (changes: Partial<EnrollingShopper> = {}) => ({
  shopper: () => ({ ...shopper, ...changes }),
})

describe('the lookup', () => {
  test('leads an unknown address to the sign-up, which has it filled in (AUTH-077, AUTH-079)', async () => {
    await lookUp('unknown')
    await atStep('sign-up')
    expect(field(en.email).value).toBe('nora@example.com')
    expect(callsTo('lookUpConsumer')[0]?.request).toMatchObject({
      query: { email: 'nora@example.com' },
    })
  })

  test('leads a known address to the sign-in, which has it filled in (AUTH-077)', async () => {
    await lookUp('registered')
    await atStep('sign-in')
    expect(field(en.email).value).toBe('nora@example.com')
  })

  test('leads an incomplete profile to its completion (AUTH-077, ACC-038)', async () => {
    await lookUp('partiallyEnrolled')
    await atStep('complete-profile')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.completeTitle)
    expect(field(en.email).value).toBe('nora@example.com')
  })

  test('sends no malformed address', async () => {
    await showEnrollment({ step: 'lookup' })
    type(en.email, 'nora')
    await press(en.goOn)
    expect(field(en.email).getAttribute('aria-invalid')).toBe('true')
    expect(callsTo('lookUpConsumer')).toEqual([])
  })

  test('shows why it was refused', async () => {
    fakeCommerce.answers.lookUpConsumer = () => refusedAnswer('tooManyRequests')
    await showEnrollment({ step: 'lookup' })
    type(en.email, 'nora@example.com')
    await press(en.goOn)
    expect(await screen.findByText('The message of tooManyRequests.')).toBeDefined()
    expect(shownPath()).toBe(`${path}/lookup`)
  })
})

describe('a guest', () => {
  test('signs in and goes on (AUTH-078)', async () => {
    await lookUp('registered')
    await atStep('sign-in')
    type(en.password, 'Trailhead1')
    await press(en.signIn)
    await atStep('complete-profile')
    expect(callsTo('signIn')[0]?.request).toMatchObject({
      body: { username: 'nora@example.com' },
    })
  })

  test('is told of the new form after the sign-in that completes a profile', async () => {
    let who: EnrollingShopper | null = null
    await showEnrollment({ step: 'complete-profile', shopper: () => who })
    type(en.email, 'nora@example.com')
    type(en.password, 'Trailhead1')
    who = shopper
    await press(en.signIn)
    await screen.findByLabelText(en.postalCode)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('opens the forgotten password and goes back (AUTH-080)', async () => {
    await lookUp('registered')
    await atStep('sign-in')
    await follow(en.forgotPassword)
    await atStep('forgot-password')
    expect(field(en.email).value).toBe('nora@example.com')
    await press(en.backToSignIn)
    await atStep('sign-in')
    await press(en.otherEmail)
    await atStep('lookup')
    expect(field(en.email).value).toBe('nora@example.com')
  })

  test('signs up and is welcomed', async () => {
    await showEnrollment({ step: 'sign-up' })
    fillIn()
    await submit()
    await atStep('welcome')
    expect(callsTo('signUp')).toHaveLength(1)
  })
})

describe('a shopper', () => {
  test('is led from the welcome to the next step (AUTH-082)', async () => {
    await showEnrollment({ step: 'welcome', ...signedIn() })
    await press(en.goOn)
    await waitFor(() => expect(shownPath()).toBe(path))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.mobileTitle)
  })

  test('gives a phone number and consents to text messages (AUTH-083, NEWS-027)', async () => {
    await showEnrollment({ step: 'mobile', ...signedIn() })
    await press(en.goOn)
    expect(field(en.phone).getAttribute('aria-invalid')).toBe('true')
    type(en.phone, '3035550190')
    fireEvent.click(screen.getByRole('checkbox', { name: en.smsConsent }))
    await press(en.acceptSmsTerms)
    await press(en.goOn)
    await atStep('profile')
    const sent = fakeCommerce.calls.filter(({ call }) => call.startsWith('change'))
    expect(sent).toEqual([
      {
        call: 'changeProfile',
        request: { body: { consumerProfile: { consumerDetails: { phone: '+13035550190' } } } },
      },
      {
        call: 'changeSubscription',
        request: { body: { type: 'Newsletter', channel: 'sms', optin: true } },
      },
    ])
  })

  test('whose consent to text messages cannot be saved stays at the step', async () => {
    fakeCommerce.answers.changeSubscription = () => refusedAnswer('tooManyRequests')
    await showEnrollment({ step: 'mobile', ...signedIn() })
    type(en.phone, '3035550190')
    fireEvent.click(screen.getByRole('checkbox', { name: en.smsConsent }))
    await press(en.acceptSmsTerms)
    await press(en.goOn)
    expect(await screen.findByText('The message of tooManyRequests.')).toBeDefined()
    expect(shownPath()).toBe(`${path}/mobile`)
  })

  test('who clears the phone number withdraws the consent to text messages', async () => {
    await showEnrollment({ step: 'mobile', ...signedIn() })
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: en.smsConsent })
    type(en.phone, '3035550190')
    fireEvent.click(box())
    await press(en.acceptSmsTerms)
    expect(box().checked).toBe(true)
    type(en.phone, '')
    expect(box().checked).toBe(false)
    type(en.phone, '3035550190')
    await press(en.goOn)
    await atStep('profile')
    expect(callsTo('changeSubscription')).toEqual([])
  })

  test('may go on without a phone number', async () => {
    await showEnrollment({ step: 'mobile', ...signedIn() })
    await press(en.skipInterests)
    await atStep('profile')
    expect(callsTo('changeProfile')).toEqual([])
  })

  test('sees at the field that a phone number is in use', async () => {
    fakeCommerce.answers.changeProfile = () => refusedAnswer('profilePhoneInUse')
    await showEnrollment({ step: 'mobile', ...signedIn() })
    type(en.phone, '3035550190')
    await press(en.goOn)
    expect(await screen.findByText('The message of profilePhoneInUse.')).toBeDefined()
    expect(field(en.phone).getAttribute('aria-invalid')).toBe('true')
  })

  test('fills in what the profile lacks, and cannot change the rest there (AUTH-084)', async () => {
    await showEnrollment({ step: 'profile', ...signedIn() })
    expect(field(en.firstName).value).toBe('Nora')
    expect(field(en.firstName).disabled).toBe(true)
    type(en.postalCode, '80202')
    await press(en.goOn)
    await atStep('interests')
    expect(callsTo('changeProfile')[0]?.request).toEqual({
      body: { consumerProfile: { consumerDetails: { postalCode: '80202' } } },
    })
  })

  test('joins with what is missing and the consent to the terms', async () => {
    await showEnrollment({
      step: 'complete-profile',
      search: '?referral_code=R1',
      ...signedIn(),
    })
    expect(screen.queryByLabelText(en.firstName)).toBeNull()
    type(en.phone, '3035550190')
    type(en.postalCode, '80202')
    await press(en.goOn)
    expect(callsTo('changeProfile')).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: /members’ hut/ }))
    await press(en.goOn)
    await waitFor(() => expect(shownPath()).toBe(`${path}/welcome?referral_code=R1`))
    expect(callsTo('changeProfile')[0]?.request).toMatchObject({
      body: {
        consumerProfile: {
          consumerDetails: { phone: '+13035550190', postalCode: '80202' },
          enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }],
        },
      },
    })
    expect(callsTo('obtainLoyaltyToken')[0]?.request).toMatchObject({
      body: { referralCode: 'R1' },
    })
  })

  test('chooses several of the offered interests (AUTH-085)', async () => {
    await showEnrollment({ step: 'interests', ...signedIn() })
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(2)
    fireEvent.click(screen.getByLabelText(en.interestHiking))
    fireEvent.click(screen.getByLabelText(en.interestClimbing))
    await press(en.saveInterests)
    await atStep('success')
    expect(callsTo('changeProfile')[0]?.request).toEqual({
      body: { consumerProfile: { preferences: { interests: 'hiking|climbing' } } },
    })
  })

  test('is welcomed in a dialog after the interests, and closes the enrolment (AUTH-013, AUTH-086)', async () => {
    await showEnrollment({ step: 'interests', search: '?to=/en-us/cart', ...signedIn() })
    fireEvent.click(screen.getByLabelText(en.interestHiking))
    await press(en.saveInterests)
    await waitFor(() => expect(shownPath()).toBe(`${path}/success?to=/en-us/cart`))
    const dialog = await screen.findByRole('dialog', { name: en.welcomeDialogTitle })
    expect(dialog).toBeDefined()
    await press(en.goOn)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.successTitle)
    await follow(en.close)
    await waitFor(() => expect(shownPath()).toBe('/en-us/cart'))
  })

  test('who comes back to the success is not welcomed again', async () => {
    await showEnrollment({ step: 'interests', ...signedIn() })
    await press(en.skipInterests)
    await screen.findByRole('dialog', { name: en.welcomeDialogTitle })
    await press(en.goOn)
    await follow(en.close)
    await waitFor(() => expect(shownPath()).toBe('/en-us/account'))
    await press(backOfBrowser)
    await waitFor(() => expect(shownPath()).toBe(`${path}/success`))
    expect(screen.queryByRole('dialog', { name: en.welcomeDialogTitle })).toBeNull()
    expect(screen.getByRole('link', { name: en.close }).getAttribute('href')).toBe('/en-us/account')
  })
})
