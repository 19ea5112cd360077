// @vitest-environment jsdom
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { de } from '../../messages/de.ts'
import { en } from '../../messages/en.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { CardWindow } from './card-window.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

afterEach(cleanup)

const origin = 'http://127.0.0.1:3001'
const openedWindow = { success: true, provider: 'sandbox', sessionId: 'win_1' }

test.each([
  ['en', en],
  ['de', de],
] as const)('shows the message of PAY400 if the wallet refuses: %s (ERR-052)', async (...of) => {
  const [language, messages] = of
  fakeCommerce.answers = {
    openPaymentSession: () =>
      accept({ ...openedWindow, windowUrl: `${origin}/window/win_1`, opensAs: 'frame' }),
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <CardWindow kind="WALLET" /> }])
  render(
    <MessagesProvider value={{ language, messages }}>
      <Stub initialEntries={['/']} />
    </MessagesProvider>,
  )
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  const data = { type: 'cairn-pay', sessionId: 'win_1', outcome: 'refused' }
  // The frame is in the page before its messages are listened to.
  const alert = await waitFor(() => {
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })))
    return screen.getByRole('alert')
  })
  expect(alert.textContent).toBe(messageFor('paymentFailed', language))
})

function showCards(opensAs: 'frame' | 'page') {
  fakeCommerce.calls = []
  fakeCommerce.answers = {
    openPaymentSession: () =>
      accept({ ...openedWindow, windowUrl: `${origin}/window/win_1`, opensAs }),
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <CardWindow kind="CREDIT_CARD" /> }])
  render(
    <MessagesProvider value={{ language: 'en', messages: en }}>
      <Stub initialEntries={['/']} />
    </MessagesProvider>,
  )
}

test('shows the provider’s window in a frame (PAY-040)', async () => {
  showCards('frame')
  expect((await screen.findByTitle('Card details')).getAttribute('src')).toBe(
    `${origin}/window/win_1`,
  )
  expect(callsTo('openPaymentSession')[0]?.request).toEqual({
    query: { referer: '/', paymentMethodId: 'CREDIT_CARD', paymentMethod: 'card' },
  })
})

test('links to a provider that replaces the whole page', async () => {
  showCards('page')
  const link = await screen.findByRole('link', { name: 'Type your card there' })
  expect(link.getAttribute('href')).toBe(`${origin}/window/win_1`)
  expect(document.querySelector('iframe')).toBeNull()
})
