// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { PromotionCodeField } from './promotion-code-field.tsx'

const refusedError = {
  name: 'couponExpired',
  message: 'This code has ended.',
  isExpired: false,
  shownAt: 'codeField',
} as const

function show(explainsRejectedCodes: boolean) {
  const root = { locale: 'en-gb', features: { explainsRejectedCodes } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => <PromotionCodeField cart={{ coupon: null }} error={refusedError} />,
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
}

afterEach(cleanup)

test('a rejected code shows no message (ERR-054)', () => {
  show(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a site can explain rejected codes', () => {
  show(true)
  expect(screen.getByRole('alert').textContent).toBe('This code has ended.')
})
