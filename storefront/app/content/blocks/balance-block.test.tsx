// @vitest-environment jsdom
import { giftCardBalance } from '@cairn/contract/content/blocks/gift-card-balance'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { BalanceBlock } from './balance-block.tsx'

type Read = (call: { body: Record<string, unknown> }) => Promise<unknown>

const { readGiftCardBalance } = vi.hoisted(() => ({ readGiftCardBalance: vi.fn<Read>() }))
vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => ({ readGiftCardBalance }),
}))

beforeEach(() => readGiftCardBalance.mockReset())
afterEach(cleanup)

function show() {
  const fields = giftCardBalance.fields.parse({ title: 'What is left on yours?' })
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <BalanceBlock fields={fields} isFirst /> },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root: { locale: 'en-gb' } } }} />
    </MessagesProvider>,
  )
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const pressShowBalance = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show what is left' })))

describe('the gift card balance', () => {
  test('is read with number and PIN, and shown', async () => {
    readGiftCardBalance.mockResolvedValue({
      ok: true,
      value: { balance: 50, currency: 'GBP', maskedCode: '•••• 0001', expiresOn: null },
    })
    show()
    type('Number of the card', ' 6006 4900 0000 0001')
    type('PIN', '1111')
    await pressShowBalance()
    expect((await screen.findByRole('status')).textContent).toBe('£50.00 left on •••• 0001.')
    const sentBody = readGiftCardBalance.mock.lastCall?.[0].body
    expect(sentBody).toMatchObject({ code: '6006 4900 0000 0001', pin: '1111' })
  })

  test('requires a number, and focuses its field', async () => {
    show()
    await pressShowBalance()
    const number = screen.getByLabelText('Number of the card')
    expect(number.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(number)
    expect(readGiftCardBalance).not.toHaveBeenCalled()
  })

  test.each([
    ['of an unknown card', 'giftCardUnknown'],
    ['because the balance could not be checked (PAY-054)', 'giftCardBalanceFailed'],
  ] as const)('shows the reason of a refusal %s, and keeps the number', async (_, name) => {
    readGiftCardBalance.mockResolvedValue(refusedAnswer(name))
    show()
    type('Number of the card', '6006 4900 0000 9999')
    await pressShowBalance()
    expect((await screen.findByRole('alert')).textContent).toBe(`The message of ${name}.`)
    expect(screen.getByLabelText<HTMLInputElement>('Number of the card').value).toContain('9999')
  })
})
