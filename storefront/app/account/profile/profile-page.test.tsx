// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import type { ProfileView } from '../account-view.ts'
import { ProfilePage } from './profile-page.tsx'

afterEach(cleanup)

const view: ProfileView = {
  kind: 'profile',
  email: 'ada@example.com',
  values: {},
  today: '2026-11-27',
  requirements: personRequirementsOf('en-gb'),
}

function show() {
  const Page = () => <ProfilePage view={view} outcome={undefined} />
  const children = [{ path: ':locale/account/profile', Component: Page }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={['/en-gb/account/profile']}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
}

test('a postal code is shown in capitals when its field is left (VAL-057)', () => {
  show()
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en.postalCode}`))
  fireEvent.change(field, { target: { value: 'sw1a 1aa' } })
  fireEvent.blur(field)
  expect(field.value).toBe('SW1A 1AA')
})
