// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { CouponField } from './coupon-field.tsx'

const refused = {
  errorId: 'PRM155',
  message: 'This code has ended.',
  isExpired: false,
  toldBy: 'coupon',
} as const

function show(tellsWhyCodesFail: boolean) {
  const root = { locale: 'en-gb', features: { tellsWhyCodesFail } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => <CouponField coupon={null} refused={refused} />,
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
}

afterEach(cleanup)

it('a code that is refused says nothing (ERR-054)', () => {
  show(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('where the shop wants it to, it says why', () => {
  show(true)
  expect(screen.getByRole('alert').textContent).toBe('This code has ended.')
})
