// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { refusalWithCode, refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import {
  answerSignUp,
  field,
  fillIn,
  showSignUp,
  shownPath,
  submit,
  type,
} from './test-sign-up-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

vi.mock('../../platform/calls/captcha.ts', () => ({
  prepareCaptcha: (action: string) => ({ use: async () => `solved for ${action}` }),
}))

const scrollIntoView = vi.fn<() => void>()

beforeEach(() => {
  letDialogsOpen()
  Element.prototype.scrollIntoView = scrollIntoView
  scrollIntoView.mockClear()
  answerSignUp()
})
afterEach(cleanup)

/** The message that describes the field. */
const messageAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent

const namesOf = (call: typeof fakeCommerce.calls) => call.map((record) => record.call)

describe('a new shopper', () => {
  test('gets an account, is signed in, and sees both messages (AUTH-124, AUTH-126)', async () => {
    await showSignUp({ features: { collectsInterests: false } })
    const titles: unknown[] = []
    const handleToast = (event: Event) =>
      titles.push(event instanceof CustomEvent && event.detail.title)
    window.addEventListener(toastEvent, handleToast)
    fillIn()
    await submit()

    await waitFor(() => expect(shownPath()).toBe('/en-us'))
    window.removeEventListener(toastEvent, handleToast)
    expect(titles).toEqual([en.accountCreated, en.signedIn])
    expect(namesOf(fakeCommerce.calls).filter((name) => /sign|requestToken/.test(name))).toEqual([
      'signUp',
      'signIn',
      'requestToken',
    ])
    expect(callsTo('signIn')[0]?.request).toMatchObject({
      body: { username: 'nora@example.com', password: 'Trailhead1' },
    })
  })

  test.each([
    ['?referral_code=R1', ['signUp', 'requestToken', 'readProfile', 'obtainLoyaltyToken']],
    ['', ['signUp', 'requestToken', 'readProfile']],
  ])(
    'who comes with the query %j gets the profile, and a loyalty token for a referral code only (AUTH-127, AUTH-128)',
    async (search, calls) => {
      await showSignUp({ search, features: { collectsInterests: false } })
      fillIn()
      expect(callsTo('readProfile')).toEqual([])
      await submit()

      await waitFor(() => expect(shownPath()).toBe('/en-us'))
      const names = namesOf(fakeCommerce.calls)
      expect(names.filter((name) => /signUp|requestToken|readProfile|Loyalty/.test(name))).toEqual(
        calls,
      )
    },
  )

  test('sends the solved captcha of the registration (AUTH-117, AUTH-136)', async () => {
    await showSignUp()
    fillIn()
    await submit()
    await waitFor(() => expect(callsTo('signIn')).toHaveLength(1))
    const captchaOf = (solution: string) => ({ body: { recaptcha_response: solution } })
    expect(callsTo('signUp')[0]?.request).toMatchObject(captchaOf('solved for register'))
    expect(callsTo('signIn')[0]?.request).toMatchObject(captchaOf('solved for login'))
  })

  test('who comes with a referral code gets no loyalty token where the programme is off (LOY-003)', async () => {
    const features = { collectsInterests: false, hasLoyalty: false }
    await showSignUp({ search: '?referral_code=R1', features })
    fillIn()
    await submit()

    await waitFor(() => expect(shownPath()).toBe('/en-us'))
    expect(callsTo('readProfile')).toHaveLength(1)
    expect(callsTo('obtainLoyaltyToken')).toEqual([])
  })

  test('brings the source and the referral code of the link (AUTH-096, AUTH-097)', async () => {
    await showSignUp({ search: '?leadSource=kiosk&referral_code=R1' })
    fillIn()
    await submit()

    await waitFor(() => expect(callsTo('obtainLoyaltyToken')).toHaveLength(1))
    expect(callsTo('signUp')[0]?.request).toMatchObject({ source: 'kiosk' })
    expect(callsTo('obtainLoyaltyToken')[0]?.request).toMatchObject({
      body: { referralCode: 'R1' },
      source: 'kiosk',
    })
  })

  test('who comes from the link to a profile has its details filled in and disabled (AUTH-093, AUTH-133)', async () => {
    const details = { email: 'ines@example.com', firstName: 'Ines', phone: '+13035550177' }
    fakeCommerce.answers.readUserData = () => accept({ consumerDetails: details, enrollments: [] })
    await showSignUp({ search: '?consumerId=1&email=ines@example.com' })

    expect(callsTo('readUserData')[0]?.request).toEqual({
      body: { consumerId: '1', email: 'ines@example.com' },
    })
    expect(field(en.firstName).value).toBe('Ines')
    expect(field(en.phone).value).toBe('(303) 555 - 0177')
    const isDisabled = (label: string) => field(label).disabled
    expect([en.firstName, en.email, en.phone].map(isDisabled)).toEqual([true, true, true])
    expect([en.lastName, en.birthDate].map(isDisabled)).toEqual([false, false])

    type(en.lastName, 'Moreau')
    type(en.birthDate, '05/17/1990')
    type(en.postalCode, '80203')
    type(en.password, 'Trailhead1')
    for (const name of [/terms and conditions/, /privacy policy/])
      fireEvent.click(screen.getByRole('checkbox', { name }))
    await submit()
    await waitFor(() =>
      expect(callsTo('signUp')[0]?.request).toMatchObject({
        body: { ...details, lastName: 'Moreau' },
      }),
    )
  })

  test('sees that CCN404 is the answer to the profile in the link, and has an empty form (ACC-017)', async () => {
    const name = refusalWithCode('CCN404')
    fakeCommerce.answers.readUserData = () => refusedAnswer(name)
    await showSignUp({ search: '?consumerId=1&email=ines@example.com' })
    expect(screen.getByText(`The message of ${name}.`)).toBeDefined()
    expect(field(en.firstName).value).toBe('')
    expect(field(en.firstName).disabled).toBe(false)
  })

  test('has the email address of the link filled in', async () => {
    await showSignUp({ search: '?email=nora@example.com' })
    expect(field(en.email).value).toBe('nora@example.com')
  })

  test('sends nothing while something is wrong, and is led to the first wrong field (VAL-049)', async () => {
    await showSignUp()
    await submit()

    expect(callsTo('signUp')).toEqual([])
    expect(document.activeElement).toBe(field(en.firstName))
    for (const label of [en.email, en.password]) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
      expect(messageAt(label)).toBe(en.fieldRequired)
    }
    expect(screen.getAllByText(en.checkboxRequired)).toHaveLength(2)
  })
})

describe('the form', () => {
  test.each([
    ['the name', ['firstName', 'lastName'], '(AUTH-100)'],
    ['the birth date', ['birthDate'], '(AUTH-101)'],
    ['the phone number with its code', ['phone', 'phoneCode'], '(AUTH-102)'],
    ['email address and password', ['email', 'password'], '(AUTH-103)'],
    ['the postal code', ['postalCode'], '(AUTH-105)'],
    ['the newsletter', ['newsletter'], '(AUTH-106)'],
    ['the privacy policy', ['policy'], ''],
  ])('asks for %s %j %s', async (_, names) => {
    await showSignUp()
    const form = document.querySelector('form')
    for (const name of names) expect(form?.elements.namedItem(name)).not.toBeNull()
  })

  test('shows that it is being sent, and is sent once (AUTH-123)', async () => {
    const answer = Promise.withResolvers<unknown>()
    fakeCommerce.answers.signUp = () => answer.promise
    await showSignUp()
    fillIn()
    await submit()
    const button = screen.getByRole('button', { name: en.createAccount })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await submit()
    await waitFor(() => expect(callsTo('signUp')).toHaveLength(1))
    answer.resolve(refusedAnswer('general'))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
    expect(callsTo('signUp')).toHaveLength(1)
  })
})

describe('the form of a page that may be old', () => {
  const requirements = personRequirementsOf('en-us')
  const tooYoung = (age: number) => en.tooYoung.replace('{age}', String(age))

  /** The server answers with this time and with other rules than the page has. */
  async function showWith(timestamp: string, rules: Partial<typeof requirements> = {}) {
    fakeCommerce.answers.readServerTime = () => accept({ timestamp })
    fakeCommerce.answers.readCountryRules = () => accept({ ...requirements, ...rules })
    await showSignUp()
    fillIn()
  }

  test('checks the minimum age by the time of the server', async () => {
    await showWith('2003-05-16T12:00:00.000Z')
    await submit()
    await waitFor(() => expect(messageAt(en.birthDate)).toBe(tooYoung(13)))
    expect(callsTo('signUp')).toEqual([])
  })

  test('accepts who has the minimum age at the time of the server', async () => {
    await showWith('2003-05-17T18:00:00.000Z')
    await submit()
    await waitFor(() => expect(callsTo('signUp')).toHaveLength(1))
  })

  test('checks the minimum age and the postal code by the rules of the server (VAL-015)', async () => {
    await showWith('2026-11-22T12:00:00.000Z', {
      birthDate: { ...requirements.birthDate, minimumAge: 40 },
      postalCode: { ...requirements.postalCode, pattern: '^9' },
    })
    await submit()
    await waitFor(() => expect(messageAt(en.birthDate)).toBe(tooYoung(40)))
    expect([messageAt(en.postalCode), callsTo('signUp')]).toEqual([en.postalCodeWrong, []])
  })

  test('requires the fields that the server requires', async () => {
    fakeCommerce.answers.readCountryRules = () =>
      accept({
        ...requirements,
        phone: { ...requirements.phone, required: false },
        postalCode: { ...requirements.postalCode, required: false },
        gender: { shown: true, required: true },
      })
    await showSignUp()
    await submit()
    await waitFor(() => expect(messageAt(en.gender)).toBe(en.fieldRequired))
    const isInvalid = (label: string) =>
      screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-invalid') === 'true'
    expect([en.phone, en.postalCode, en.email].map(isInvalid)).toEqual([false, false, true])
  })
})

describe('a refusal', () => {
  /** Submits a valid form, which is refused with this error code. Returns the message of the refusal. */
  async function refuse(errorId: string) {
    const name = refusalWithCode(errorId)
    fakeCommerce.answers.signUp = () => refusedAnswer(name)
    await showSignUp()
    fillIn()
    await submit()
    return `The message of ${name}.`
  }

  test.each([
    ['AUT439', en.email, '(AUTH-058, AUTH-142)'],
    ['PRO400', en.email, '(AUTH-059, AUTH-142)'],
    ['AUT444', en.phone, '(AUTH-060, AUTH-143)'],
    ['AUT442', en.phone, '(AUTH-061, AUTH-143)'],
    ['FE872', en.password, ''],
    ['REQ406', en.password, ''],
  ])('%s marks the field “%s” and shows its message there %s', async (errorId, label, _id) => {
    const message = await refuse(errorId)
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(messageAt(label)).toBe(message)
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  })

  test('PRO411 for a missing birth date validates the form again (AUTH-144, ACC-010)', async () => {
    await refuse('PRO411')
    await waitFor(() => expect(field(en.birthDate).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(en.fieldRequired)).toBeDefined()
  })

  test('that belongs to no field is shown in a notice, which is scrolled to (AUTH-145)', async () => {
    await refuse('GEN500')
    expect((await screen.findByRole('alert')).textContent).toBe(en.problem)
    expect(scrollIntoView).toHaveBeenCalled()
    expect(field(en.firstName).value).toBe('Nora')
  })
})
