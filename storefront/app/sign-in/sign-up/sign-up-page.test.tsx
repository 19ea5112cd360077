// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import {
  answerAsEmployee,
  answerSignUp,
  declineTerms,
  endSession,
  field,
  fillIn,
  type ShownPage,
  showSignUp,
  showSignUpDialog,
  shownPath,
  submit,
  type,
} from './test-sign-up-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  letDialogsOpen()
  answerSignUp()
})
afterEach(() => {
  cleanup()
  endSession()
})

describe('the interests', () => {
  async function signUpIn(shown: ShownPage, hasNewsletter = false) {
    await showSignUp(shown)
    fillIn()
    if (hasNewsletter) fireEvent.click(screen.getByLabelText(en.newsletterPolicy))
    await submit()
  }
  const dialog = () => screen.queryByRole('dialog', { name: en.interestsTitle })

  test('are asked for after the sign-up, and saved with pipes (AUTH-009, AUTH-129)', async () => {
    await signUpIn({})
    await waitFor(() => expect(dialog()).not.toBeNull())
    fireEvent.click(screen.getByLabelText(en.interestHiking))
    fireEvent.click(screen.getByLabelText(en.interestClimbing))
    fireEvent.click(screen.getByRole('button', { name: en.saveInterests }))
    await waitFor(() => expect(shownPath()).toBe('/en-us'))
    expect(callsTo('changeProfile')[0]?.request).toEqual({
      body: { consumerProfile: { preferences: { interests: 'hiking|climbing' } } },
    })
  })

  const newsletterNeeded = { features: { interestsNeedNewsletter: true } }

  test.each<[string, string, ShownPage]>([
    [
      'where the site does not collect them',
      '(AUTH-130)',
      { features: { collectsInterests: false } },
    ],
    ['without the newsletter that they depend on', '(AUTH-131)', newsletterNeeded],
    ['on the way to the checkout', '(AUTH-132)', { search: '?to=/en-us/checkout' }],
  ])('are not asked for %s %s', async (_, _id, shown) => {
    await signUpIn(shown)
    await waitFor(() => expect(shownPath()).not.toBe('/en-us/sign-up'))
    expect(dialog()).toBeNull()
  })

  test('are asked for with the newsletter that they depend on (AUTH-131)', async () => {
    await signUpIn(newsletterNeeded, true)
    await waitFor(() => expect(dialog()).not.toBeNull())
  })

  test('are asked for after the terms of the discount of an employee (INST-008)', async () => {
    answerAsEmployee()
    await signUpIn({})
    expect(dialog()).toBeNull()
    await declineTerms()
    await waitFor(() => expect(dialog()).not.toBeNull())
  })

  test.each([
    ['/en-us/cart', 'accountCreated'],
    ['/en-us', 'interestsTitle'],
  ] as const)('after the dialog on the page %s: %s (AUTH-132)', async (path, title) => {
    await showSignUpDialog(path)
    fillIn()
    await submit()
    await screen.findByRole('dialog', { name: en[title] })
    expect(dialog() !== null).toBe(title === 'interestsTitle')
  })
})

test('the order of a guest who signs up from its confirmation is handed in at the sign-in', async () => {
  await showSignUp({ search: '?orderNo=C10012345&st=proof-of-the-guest' })
  fillIn()
  await submit()
  await waitFor(() => expect(callsTo('requestToken')).toHaveLength(1))
  expect(callsTo('requestToken')[0]?.request).toMatchObject({
    body: { type: 'Registered', orderNo: 'C10012345', st: 'proof-of-the-guest' },
  })
})

describe('the password', () => {
  const metNeeds = () =>
    within(screen.getByRole('list', { name: en.passwordNeeds }))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.endsWith(en.needMet))
      .map(({ textContent }) => textContent?.split(':')[0])

  test.each([
    ['-------', '--------', en.needLength, '(VAL-050)'],
    ['a1', 'A', en.needUpperCase, '(VAL-051)'],
    ['A1', 'a', en.needLowerCase, '(VAL-052)'],
    ['Aa', '1', en.needDigit, '(VAL-053)'],
  ])('%j lacks and %j has “%s” %s', async (passwordWithout, password, need, _row) => {
    await showSignUp()
    expect(metNeeds()).toEqual([])
    type(en.password, passwordWithout)
    expect(metNeeds()).not.toContain(need)
    type(en.password, password)
    expect(metNeeds()).toEqual([need])
  })

  test('is repeated in place of the list where the new sign-up is off (AUTH-137)', async () => {
    await showSignUp({ features: { hasNewSignUp: false } })
    expect(screen.queryByRole('list', { name: en.passwordNeeds })).toBeNull()
    expect(field(en.confirmPassword)).toBeDefined()
    cleanup()
    await showSignUp()
    expect(screen.queryByLabelText(en.confirmPassword)).toBeNull()
  })
})

test('the benefits of the programme are listed where the site shows them (AUTH-139)', async () => {
  const benefits = () => screen.queryByText(en.benefitVouchers)
  await showSignUp()
  expect(benefits()).not.toBeNull()
  cleanup()
  await showSignUp({ features: { showsLoyaltyBenefits: false } })
  expect(benefits()).toBeNull()
})

test('a gender is asked for in Germany and not in the United States (AUTH-104)', async () => {
  await showSignUp()
  expect(screen.queryByLabelText(en.gender)).toBeNull()
  cleanup()
  await showSignUp({ locale: 'de-de' })
  expect(screen.getByLabelText(en.gender)).toBeDefined()
})

test('a dial code is shown with its countries, and choosing it applies its mask (AUTH-098)', async () => {
  await showSignUp()
  const codes = screen.getByRole('combobox', { name: en.dialCode })
  const namesOfCodes = within(codes)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(namesOfCodes).toEqual(expect.arrayContaining(['+1 Canada, United States', '+39 Italy']))
  type(en.phone, '4155550100')
  fireEvent.change(codes, { target: { value: '39' } })
  expect(field(en.phone).value).toBe('4155 - 550 - 100')
  fireEvent.change(codes, { target: { value: '1' } })
  expect(field(en.phone).value).toBe('(415) 555 - 0100')
})

describe('the consent to text messages', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: en.smsConsent })
  const terms = () => screen.queryByRole('link', { name: en.smsTermsLink })
  const acceptButton = () => screen.queryByRole('button', { name: en.acceptSmsTerms })
  const acceptTerms = () => fireEvent.click(screen.getByRole('button', { name: en.acceptSmsTerms }))

  async function sentRequest() {
    await submit()
    await waitFor(() => expect(callsTo('signUp')).toHaveLength(1))
    return callsTo('signUp')[0]?.request
  }
  const withConsent = (smsNotificationConsent: boolean) => ({
    body: { subscriptions: { smsNotificationConsent } },
  })

  beforeEach(async () => {
    await showSignUp()
    fillIn()
  })

  test('shows the terms with a button that accepts them (AUTH-110, NEWS-023)', () => {
    expect([terms(), acceptButton()]).toEqual([null, null])
    fireEvent.click(box())
    expect(screen.getByText(new RegExp(en.smsTermsText))).toBeDefined()
    expect(terms()?.getAttribute('href')).toBe('/en-us/sms-terms')
    expect(acceptButton()).not.toBeNull()
  })

  test('is given by accepting the terms (NEWS-024)', async () => {
    fireEvent.click(box())
    acceptTerms()
    expect([box().name, box().checked, box().value]).toEqual(['optInAccepted', true, 'on'])
    expect(screen.getByText(en.smsTermsAccepted)).toBeDefined()
    expect(acceptButton()).toBeNull()
    expect(await sentRequest()).toMatchObject(withConsent(true))
  })

  test('is not given by ticking the box only, which is said at the box until the terms are accepted', async () => {
    fireEvent.click(box())
    await submit()
    expect(screen.getByText(en.smsTermsNotAccepted)).toBeDefined()
    expect(document.activeElement).toBe(box())
    expect(callsTo('signUp')).toEqual([])
    acceptTerms()
    expect(screen.queryByText(en.smsTermsNotAccepted)).toBeNull()
    expect(document.activeElement).toBe(box())
    expect(await sentRequest()).toMatchObject(withConsent(true))
  })

  test('is left out after the box is unticked again', async () => {
    fireEvent.click(box())
    await submit()
    fireEvent.click(box())
    expect(await sentRequest()).toMatchObject(withConsent(false))
  })

  test('is withdrawn by clearing the phone number (NEWS-025)', async () => {
    fireEvent.click(box())
    acceptTerms()
    type(en.phone, '')
    expect(box().checked).toBe(false)
    type(en.phone, '4155550100')
    expect(await sentRequest()).toMatchObject(withConsent(false))
  })
})

test.each([
  ['loyaltyTerms', '/en-us/loyalty-terms', '(AUTH-107)'],
  ['brandTerms', '/en-us/brand-terms', '(AUTH-108)'],
  ['policy', '/en-us/privacy', '(AUTH-109)'],
])('the checkbox %s has a link to %s %s', async (name, path, _id) => {
  await showSignUp()
  const box = document.querySelector(`input[type="checkbox"][name="${name}"]`)
  const link = within(box?.closest('label') as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toBe(path)
})

test('the form leads back to the sign-in (AUTH-092)', async () => {
  await showSignUp()
  expect(screen.getByRole('link', { name: en.signIn }).getAttribute('href')).toBe('/en-us/sign-in')
})

test('who comes from the link to a profile signs up with its phone number and postal code of another site', async () => {
  const details = {
    email: 'ines@example.com',
    firstName: 'Ines',
    lastName: 'Moreau',
    birthDate: '1990-05-17',
    phone: '+41791234567',
    postalCode: 'SE1 3LD',
  }
  fakeCommerce.answers.readUserData = () => accept({ consumerDetails: details, enrollments: [] })
  await showSignUp({ search: '?consumerId=1&email=ines@example.com' })
  expect(field(en.phone).value).toBe(details.phone)
  type(en.password, 'Trailhead1')
  for (const name of [/terms and conditions/, /privacy policy/])
    fireEvent.click(screen.getByRole('checkbox', { name }))
  await submit()
  await waitFor(() => expect(callsTo('signUp')[0]?.request).toMatchObject({ body: details }))
})
