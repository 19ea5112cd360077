// @vitest-environment jsdom
import { shopEvent } from '@cairn/contract/events/event-calls'
import { accept } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { EventSignUp } from './event-sign-up.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  fakeCommerce.answers = {
    readServerTime: () => accept({ timestamp: '2026-11-22T12:00:00.000Z' }),
    readCountryRules: () => refusedAnswer('callUnknown'),
  }
})
afterEach(cleanup)

const event = shopEvent.parse({
  eventId: 'night-walk',
  startDate: '2027-03-01',
  endDate: '2027-03-03',
  enablePlusOne: true,
})

test('the first step is signing in or creating an account, which lead to each other (NEWS-003, NEWS-006)', async () => {
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
  expect(screen.getByText(en.signUpRequired)).toBeDefined()
  expect(screen.queryByLabelText(en.firstName)).toBeNull()

  fireEvent.click(screen.getByRole('link', { name: en.createAccount }))
  expect(await screen.findByLabelText(en.firstName)).toBeDefined()
  expect(screen.getByText(en.signUpRequired)).toBeDefined()

  fireEvent.click(screen.getByRole('link', { name: en.signIn }))
  expect(screen.queryByLabelText(en.firstName)).toBeNull()
})
