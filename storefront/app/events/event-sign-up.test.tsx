// @vitest-environment jsdom
import { shopEvent } from '@cairn/contract/events/event-calls'
import { accept } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import {
  answerAsEmployee,
  answerSignUp,
  declineTerms,
  endSession,
  fillIn,
  submit,
} from '../sign-in/sign-up/test-sign-up-page.tsx'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { EventSignUp } from './event-sign-up.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  letDialogsOpen()
  fakeCommerce.answers = {
    readServerTime: () => accept({ timestamp: '2026-11-22T12:00:00.000Z' }),
    readCountryRules: () => refusedAnswer('callUnknown'),
  }
})
afterEach(() => {
  cleanup()
  endSession()
})

const event = shopEvent.parse({
  eventId: 'night-walk',
  startDate: '2027-03-01',
  endDate: '2027-03-03',
  enablePlusOne: true,
})

async function show() {
  const shop = { locale: 'en-us', region: 'NORA', features: settingsOf('en-us') }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/events',
          Component: () => <EventSignUp event={event} onClose={() => {}} />,
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub initialEntries={['/en-us/events']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  await act(async () => {})
}

const isNewAccount = () => screen.queryByLabelText(en.firstName) !== null

async function openNewAccount() {
  fireEvent.click(screen.getByRole('button', { name: en.createAccount }))
  await screen.findByLabelText(en.firstName)
}

describe('the first step of the sign-up for an event', () => {
  test('switches between signing in and creating an account (NEWS-003, NEWS-006)', async () => {
    await show()
    expect(isNewAccount()).toBe(false)
    await openNewAccount()
    expect(screen.getByText(new RegExp(`^${en.alreadyMember}`))).toBeDefined()
    expect(document.activeElement?.textContent).toContain(en.eventSignInTitle)

    fireEvent.click(screen.getByRole('link', { name: en.signIn }))
    expect(isNewAccount()).toBe(false)
    expect(screen.getByRole('button', { name: en.signIn })).toBeDefined()
    expect(screen.getByRole('heading', { name: new RegExp(en.eventSignInTitle) })).toBeDefined()
  })

  test('asks whether the shopper is new, and opens the other form (NEWS-005)', async () => {
    await show()
    expect(screen.getByText(en.newHere)).toBeDefined()
    await openNewAccount()
    expect(screen.queryByText(en.newHere)).toBeNull()
  })

  test('says in both forms which fields are required (NEWS-004)', async () => {
    await show()
    expect(screen.getAllByText(en.signUpRequired)).toHaveLength(1)
    await openNewAccount()
    expect(screen.getAllByText(en.signUpRequired)).toHaveLength(1)
  })
})

test('a new account is created and signed in, and the second step opens without a question about interests (AUTH-132, AUTH-148)', async () => {
  answerSignUp()
  const { requestToken } = fakeCommerce.answers
  fakeCommerce.answers.requestToken = (request) => {
    document.cookie = `${flagCookies.login}=1`
    return requestToken?.(request)
  }
  await show()
  await openNewAccount()
  fillIn()
  await submit()

  await screen.findByLabelText(new RegExp(en.eventGuest))
  expect(screen.queryByRole('dialog')).toBeNull()
  const secondStep = screen.getByRole('heading', { name: new RegExp(en.eventJoin) }).closest('li')
  expect(secondStep?.getAttribute('aria-current')).toBe('step')
  expect(secondStep?.contains(document.activeElement)).toBe(true)
  const requestsTo = (call: 'signUp' | 'signIn') => callsTo(call).map(({ request }) => request)
  expect(requestsTo('signUp')).toMatchObject([
    { body: { firstName: 'Nora', email: 'nora@example.com', password: 'Trailhead1' } },
  ])
  expect(requestsTo('signIn')).toMatchObject([
    { body: { type: 'Registered', username: 'nora@example.com', password: 'Trailhead1' } },
  ])
})

test('an employee who signs in is asked for the terms of the discount (INST-008)', async () => {
  answerSignUp()
  answerAsEmployee()
  await show()
  fireEvent.change(screen.getByLabelText(en.email), { target: { value: 'emil@example.com' } })
  fireEvent.change(screen.getByLabelText(en.password), { target: { value: 'Trailhead1' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.signIn })))
  await declineTerms()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByLabelText(new RegExp(en.eventGuest))).toBeDefined()
})
