// First, because testing-library looks for the document when it is imported.
import { britishShop } from '../platform/testing/test-browser.ts'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { JoinForm } from './join-form.tsx'
import type { Invitation } from './loyalty-view.ts'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    changeProfile: () => accept({}),
    obtainLoyaltyToken: () => accept({ memberId: 'M-1' }),
  }
})
afterEach(cleanup)

const invitation: Invitation = {
  kind: 'invited',
  isWaiting: false,
  email: 'pia@example.com',
  name: 'Pia Lindqvist',
  missing: ['postalCode'],
  today: '2026-11-27',
  requirements: undefined,
  blocks: [],
}

/** Types a postal code into the form. */
function typePostalCode(value: string) {
  const Form = () => <JoinForm invitation={invitation} onJoined={() => {}} />
  const children = [{ path: ':locale/account/loyalty', Component: Form }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  const hydrationData = { loaderData: { root: britishShop } }
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/account/loyalty']} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en.postalCode}`))
  fireEvent.change(field, { target: { value } })
  return field
}

test('a postal code is shown in capitals when its field is left (VAL-057)', () => {
  const field = typePostalCode('sw1a 1aa')
  fireEvent.blur(field)
  expect(field.value).toBe('SW1A 1AA')
})

test('a postal code is sent in capitals, also if its field was not left (VAL-057)', async () => {
  typePostalCode('sw1a 1aa')
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.join })))
  await vi.waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
  expect(callsTo('changeProfile')[0]?.request).toMatchObject({
    body: { consumerProfile: { consumerDetails: { postalCode: 'SW1A 1AA' } } },
  })
})
