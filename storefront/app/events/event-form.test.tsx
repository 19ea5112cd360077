// @vitest-environment jsdom
import { shopEvent } from '@cairn/contract/events/event-calls'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
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
const profile = { email: 'shopper@cairn.test', firstName: 'Sam', lastName: 'Haddad' }

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

describe('the form of an event (NEWS-037)', () => {
  test('sends the chosen days, separated by a comma, with the event and the shopper (NEWS-016, NEWS-017)', async () => {
    const onDone = vi.fn<() => void>()
    show(onDone)
    fireEvent.click(screen.getByLabelText('1 March 2027'))
    fireEvent.click(screen.getByLabelText('3 March 2027'))
    fireEvent.click(screen.getByLabelText(/I accept the terms/))
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())

    expect(callsTo('registerForEvent').map(({ request }) => request['body'])).toEqual([
      {
        eventId: 'night-walk',
        email: 'shopper@cairn.test',
        firstName: 'Sam',
        lastName: 'Haddad',
        attendingDays: '2027-03-01,2027-03-03',
        eventTermsAccepted: true,
        registrationTimestamp: expect.any(String),
      },
    ])
  })
})

test('sends the name of a guest if one was typed (NEWS-021)', async () => {
  const onDone = vi.fn<() => void>()
  show(onDone)
  fireEvent.click(screen.getByLabelText('1 March 2027'))
  fireEvent.click(screen.getByLabelText(/I accept the terms/))
  const guestName = screen.getByLabelText(new RegExp(en.eventGuest))
  fireEvent.change(guestName, { target: { value: 'Grace Hopper' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())

  expect(callsTo('registerForEvent').map(({ request }) => request['body'])).toMatchObject([
    { plusOne: 'Grace Hopper' },
  ])
})

test('offers every day of the event, and requires one of them (VAL-067, VAL-068)', () => {
  show(vi.fn<() => void>())
  const days = screen.getAllByRole('checkbox', { name: /2027/ })
  expect(days.map((day) => day.getAttribute('value'))).toEqual([
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
  ])
  fireEvent.click(screen.getByLabelText(/I accept the terms/))
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))

  expect(screen.getByText(en.eventDayRequired)).toBeTruthy()
  expect(callsTo('registerForEvent')).toEqual([])
})

const noop = () => {}
const chooseDay = () => fireEvent.click(screen.getByLabelText('1 March 2027'))
const acceptTerms = () => fireEvent.click(screen.getByLabelText(/I accept the terms/))
const signUp = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))

test('the terms have to be accepted (VAL-055, VAL-062)', () => {
  show(noop)
  chooseDay()
  signUp()
  expect(screen.getByText(en.checkboxRequired)).toBeTruthy()
  expect(callsTo('registerForEvent')).toEqual([])
})

test.each([
  ['', []],
  ['X1', ['Name is not valid.']],
])(
  'the name %j of a guest has the problems %j of other forms (VAL-063, VAL-069)',
  (name, problems) => {
    show(noop)
    acceptTerms()
    const guestName = screen.getByLabelText(new RegExp(en.eventGuest))
    fireEvent.change(guestName, { target: { value: name } })
    signUp()
    expect(screen.queryAllByText(en.nameInvalid).map(({ textContent }) => textContent)).toEqual(
      problems,
    )
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

test('nothing can be sent again while the form is being sent (VAL-066)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  fakeCommerce.answers = { registerForEvent: () => promise.then(() => accept({})) }
  const onDone = vi.fn<() => void>()
  show(onDone)
  chooseDay()
  acceptTerms()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' })
  expect(button.matches(':disabled')).toBe(false)
  signUp()
  expect(button.matches(':disabled')).toBe(true)
  resolve()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
