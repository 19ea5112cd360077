// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { PromotionCodeField } from './promotion-code-field.tsx'

type PromotionCart = Parameters<typeof PromotionCodeField>[0]['cart']

const refusedError = {
  name: 'couponExpired',
  message: 'This code has ended.',
  isExpired: false,
  shownAt: 'codeField',
} as const

const aCart = { coupon: null, flash: [], customerNotifications: [] }

function show(explainsRejectedCodes: boolean, cart: PromotionCart = aCart) {
  const root = { locale: 'en-gb', features: { explainsRejectedCodes } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => <PromotionCodeField cart={cart} error={refusedError} />,
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
}

afterEach(cleanup)

test('a code that takes nothing off is not called applied', () => {
  const withCode = { ...aCart, coupon: 'SHELL20' }
  show(false, withCode)
  expect(screen.queryByText('SHELL20 applied')).not.toBeNull()
  cleanup()
  show(false, { ...withCode, flash: [{ type: 'ProductItemRequired' }] })
  expect(screen.queryByText('SHELL20 applied')).toBeNull()
  expect(screen.queryByText('SHELL20')).not.toBeNull()
  cleanup()
  show(false, {
    ...withCode,
    customerNotifications: [{ type: 'CODE_WITHOUT_EFFECT', message: 'Nothing changes.' }],
  })
  expect(screen.queryByText('SHELL20 applied')).toBeNull()
})

test('a rejected code shows no message', () => {
  show(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a site can explain rejected codes', () => {
  show(true)
  expect(screen.getByRole('alert').textContent).toBe('This code has ended.')
})
