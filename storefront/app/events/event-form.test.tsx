// @vitest-environment jsdom
import { dialog } from '@cairn/contract/content/blocks/dialog'
import { shopEvent } from '@cairn/contract/events/event-calls'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { EventForm } from './event-form.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

const event = shopEvent.parse({
  eventId: 'night-walk',
  startDate: '2027-03-01',
  endDate: '2027-03-03',
  enablePlusOne: true,
})
const profile = {
  email: 'shopper@cairn.test',
  firstName: 'Sam',
  lastName: 'Haddad',
  gender: 'female',
  phone: '+13035550100',
}

beforeEach(() => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    registerForEvent: () =>
      accept({ eventId: 'night-walk', registrationTimestamp: '2027-02-01T09:00:00.000Z' }),
  }
})
afterEach(cleanup)

function show(onDone: () => void, shownEvent = event) {
  const shop = { locale: 'en-gb' }
  const Form = () => <EventForm event={shownEvent} profile={profile as never} onDone={onDone} />
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/events', Component: Form }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/events']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

const noop = () => {}
const guestName = () => screen.getByLabelText<HTMLInputElement>(new RegExp(en.eventGuest))
const typeGuest = (value: string) => fireEvent.change(guestName(), { target: { value } })
const chooseDay = (day = '1 March 2027') => fireEvent.click(screen.getByLabelText(day))
const acceptTerms = () => fireEvent.click(screen.getByLabelText(/I accept the terms/))
const signUp = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))

describe('the form of an event (NEWS-037)', () => {
  async function sentBody(fillIn: () => void) {
    const onDone = vi.fn<() => void>()
    show(onDone)
    fillIn()
    acceptTerms()
    signUp()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const [registration, ...more] = callsTo('registerForEvent')
    expect(more).toEqual([])
    return registration?.request['body']
  }

  test('sends the chosen days, separated by a comma, and the email address (NEWS-016, NEWS-017)', async () => {
    const body = await sentBody(() => {
      chooseDay()
      chooseDay('3 March 2027')
    })
    expect(body).toMatchObject({
      email: 'shopper@cairn.test',
      attendingDays: '2027-03-01,2027-03-03',
    })
  })

  test('sends the id of the event, and that its terms are accepted (NEWS-018, NEWS-019)', async () => {
    const body = await sentBody(chooseDay)
    expect(body).toMatchObject({ eventId: 'night-walk', eventTermsAccepted: true })
  })

  test('sends names, gender and phone number of the profile, with the time (NEWS-020, NEWS-022)', async () => {
    const start = Date.now()
    const body = await sentBody(chooseDay)
    expect(body).toEqual({
      eventId: expect.any(String),
      email: expect.any(String),
      attendingDays: expect.any(String),
      eventTermsAccepted: expect.any(Boolean),
      firstName: 'Sam',
      lastName: 'Haddad',
      gender: 'female',
      phoneNumber: '+13035550100',
      registrationTimestamp: expect.toSatisfy(
        (time: string) =>
          time === new Date(time).toISOString() &&
          Date.parse(time) >= start &&
          Date.parse(time) <= Date.now(),
      ),
    })
  })

  test('sends the name of a guest if one was typed (NEWS-021)', async () => {
    const body = await sentBody(() => {
      chooseDay()
      typeGuest('Grace Hopper')
    })
    expect(body).toMatchObject({ plusOne: 'Grace Hopper' })
  })
})

test('offers every day of the event, and requires one of them (VAL-067, VAL-068)', () => {
  show(noop)
  const days = screen.getAllByRole('checkbox', { name: /2027/ })
  expect(days.map((day) => day.getAttribute('value'))).toEqual([
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
  ])
  acceptTerms()
  signUp()

  expect(screen.getByText(en.eventDayRequired)).toBeTruthy()
  expect(callsTo('registerForEvent')).toEqual([])
})

const eventOfBlock = (fields: object) =>
  shopEvent.parse(dialog.fields.parse({ variant: 'event-signup', event: fields }).event)

test('the form follows the event of its block, and the shopper can change all of it (NEWS-015)', async () => {
  const onDone = vi.fn<() => void>()
  show(onDone, eventOfBlock({ ...event, attendingDays: ['2027-03-03', '2027-03-01'] }))
  const days = screen.getAllByRole('checkbox', { name: /2027/ })
  expect(days.map((day) => day.getAttribute('value'))).toEqual(['2027-03-01', '2027-03-03'])
  expect(screen.getByLabelText<HTMLInputElement>(/I accept the terms/).checked).toBe(false)
  expect(guestName().value).toBe('')
  chooseDay('3 March 2027')
  typeGuest('Grace Hopper')
  acceptTerms()
  signUp()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(callsTo('registerForEvent')[0]?.request['body']).toMatchObject({
    eventId: 'night-walk',
    attendingDays: '2027-03-03',
    eventTermsAccepted: true,
    plusOne: 'Grace Hopper',
  })
})

test('a new form says what is required, and has the terms and the guest of its block (NEWS-015)', () => {
  show(noop, eventOfBlock({ ...event, eventTermsAccepted: true, plusOne: 'Grace Hopper' }))
  expect(screen.getByLabelText<HTMLInputElement>(/I accept the terms/).checked).toBe(true)
  expect(guestName().value).toBe('Grace Hopper')
  expect(screen.getAllByText(en.signUpRequired)).toHaveLength(1)
})

test('the terms have to be accepted (VAL-055, VAL-062)', () => {
  show(noop)
  chooseDay()
  signUp()
  expect(screen.getByText(en.checkboxRequired)).toBeTruthy()
  expect(callsTo('registerForEvent')).toEqual([])
})

test.each([
  ['', [], 'false'],
  ['X1', ['Name is not valid.'], 'true'],
])(
  'the name %j of a guest has the problems %j of other forms (VAL-063, VAL-069)',
  (name, problems, isInvalid) => {
    show(noop)
    acceptTerms()
    typeGuest(name)
    signUp()
    expect(screen.queryAllByText(en.nameInvalid).map(({ textContent }) => textContent)).toEqual(
      problems,
    )
    expect(guestName().getAttribute('aria-invalid')).toBe(isInvalid)
    expect(callsTo('registerForEvent')).toEqual([])
  },
)

test('only an event that allows guests asks for their name (VAL-064)', () => {
  show(noop)
  expect(screen.queryByLabelText(new RegExp(en.eventGuest))).toBeTruthy()
  cleanup()
  show(noop, { ...event, enablePlusOne: false })
  expect(screen.queryByLabelText(new RegExp(en.eventGuest))).toBeNull()
})

test('the email address cannot be changed (VAL-065)', () => {
  show(noop)
  const email = screen.getByLabelText<HTMLInputElement>(en.email)
  expect([email.value, email.readOnly]).toEqual(['shopper@cairn.test', true])
})

test('the fields are disabled and the button is loading while the form is being sent (NEWS-031, VAL-066)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  fakeCommerce.answers = { registerForEvent: () => promise.then(() => accept({})) }
  const onDone = vi.fn<() => void>()
  show(onDone)
  chooseDay()
  acceptTerms()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' })
  const controls = [button, guestName(), ...screen.getAllByRole('checkbox')]
  const areDisabled = () => new Set(controls.map((control) => control.matches(':disabled')))
  expect(areDisabled()).toEqual(new Set([false]))
  expect(button.getAttribute('aria-busy')).toBe('false')
  signUp()
  expect(areDisabled()).toEqual(new Set([true]))
  expect(button.getAttribute('aria-busy')).toBe('true')
  resolve()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

describe('a failed registration', () => {
  const closeButton = () => screen.queryByRole('button', { name: en.close })
  const isUsable = () => !screen.getByRole('button', { name: 'Sign up' }).matches(':disabled')

  async function fail(answer: () => unknown) {
    fakeCommerce.answers = { registerForEvent: answer }
    show(() => expect.fail('The form is done.'))
    chooseDay()
    typeGuest('Grace Hopper')
    acceptTerms()
    signUp()
    await waitFor(() => expect(isUsable()).toBe(true))
  }

  function close() {
    fireEvent.click(screen.getByRole('button', { name: en.close }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(closeButton()).toBeNull()
  }

  test('returns to the form with its values and a banner that can be closed (NEWS-033)', async () => {
    await fail(() => refusedAnswer('callUnknown'))
    expect(screen.getByRole('alert').textContent).toBe('The message of callUnknown.')
    expect(guestName().value).toBe('Grace Hopper')
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
    expect(ticked).toEqual([true, false, false, true])
    close()
  })

  test('gives the focus back to the button, from which browsers take it while it is disabled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    fakeCommerce.answers = { registerForEvent: () => promise.then(() => refusedAnswer('general')) }
    show(noop)
    chooseDay()
    acceptTerms()
    signUp()
    const button = screen.getByRole('button', { name: 'Sign up' })
    button.blur()
    resolve()
    await waitFor(() => expect(isUsable()).toBe(true))
    expect(document.activeElement).toBe(button)
    button.blur()
    close()
    expect(document.activeElement).toBe(button)
  })

  test('without a message has the general one', async () => {
    await fail(() => refusedAnswer('general'))
    expect(screen.getByRole('alert').textContent).toBe(en.problem)
  })

  describe('that throws', () => {
    beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(noop))
    afterEach(() => void vi.mocked(console.error).mockRestore())

    test('an Error shows its message in a banner that can be closed (NEWS-040)', async () => {
      await fail(() => Promise.reject(new Error('The line is down.')))
      expect(screen.getByRole('alert').textContent).toBe('The line is down.')
      close()
    })

    test('another value shows nothing (NEWS-041)', async () => {
      await fail(() => {
        throw 'down'
      })
      expect(screen.queryByRole('alert')).toBeNull()
      expect(closeButton()).toBeNull()
    })
  })
})
