// @vitest-environment jsdom
import { messageFor } from '@cairn/contract/messages'
import { accept } from '@cairn/contract/result'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { heard } from '../platform/test-answers.ts'
import { CardWindow } from './card-window.tsx'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

afterEach(cleanup)

const origin = 'http://127.0.0.1:3001'
const opened = { success: true, provider: 'sandbox', sessionId: 'win_1' }

it.each([
  ['en', en],
  ['de', de],
] as const)('a wallet that refuses says it in the words of PAY400: %s (ERR-052)', async (...of) => {
  const [language, messages] = of
  heard.answers = {
    openPaymentSession: () => accept({ ...opened, windowUrl: `${origin}/window/win_1` }),
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <CardWindow kind="WALLET" /> }])
  render(
    <MessagesProvider value={{ language, messages }}>
      <Stub initialEntries={['/']} />
    </MessagesProvider>,
  )
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  const data = { type: 'cairn-pay', sessionId: 'win_1', outcome: 'refused' }
  await act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })))

  expect((await screen.findByRole('alert')).textContent).toBe(messageFor('paymentFailed', language))
})
