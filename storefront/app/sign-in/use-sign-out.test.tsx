import { accept } from '@cairn/contract/refusals/result'
// @vitest-environment jsdom
import { flagCookies } from '@cairn/contract/wire/cookies'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { InStoreBar } from './associate/in-store-bar.tsx'
import { storeInStoreSession } from './associate/in-store-session.ts'
import { useSignOut } from './use-sign-out.ts'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = { signOut: () => accept({}), requestToken: () => accept({}) }
})
afterEach(() => {
  cleanup()
  document.cookie = `${flagCookies.employee}=; max-age=0`
})

function SignOutButton() {
  const { signOut } = useSignOut()
  return <button onClick={signOut}>{en.signOut}</button>
}

function PageWithPath() {
  return (
    <>
      <p data-testid="path">{useLocation().pathname}</p>
      <SignOutButton />
      <InStoreBar />
    </>
  )
}

const shownPath = () => screen.getByTestId('path').textContent
const sentCalls = () => fakeCommerce.calls.map(({ call }) => call)

function showPage(path: string) {
  const shop = { locale: 'en-us' }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: '*', Component: PageWithPath }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

test.each([
  ['/en-us/cart', '(AUTH-003)'],
  ['/en-us/checkout/billing', '(AUTH-004)'],
  ['/en-us/favorites', '(AUTH-005)'],
  ['/en-us/account', '(AUTH-006)'],
])('a shopper who signs out on %s comes to the home page %s', async (path, _id) => {
  showPage(path)
  fireEvent.click(screen.getByRole('button', { name: en.signOut }))
  await waitFor(() => expect(shownPath()).toBe('/en-us'))
  expect(sentCalls().slice(-2)).toEqual(['signOut', 'requestToken'])
})

test('store staff who end their session come to their sign-in, without data in the browser (INST-005)', async () => {
  document.cookie = `${flagCookies.employee}=1`
  storeInStoreSession({
    storeId: '0042',
    storeName: 'Cairn Denver',
    storeEmployeeId: 'E1001',
    storeEmployeeName: 'Dana Reyes',
  })
  showPage('/en-us/c/jackets-210101')
  fireEvent.click(screen.getByRole('button', { name: en.endSession }))
  await waitFor(() => expect(shownPath()).toBe('/en-us/associate-login'))
  expect(sentCalls().slice(-2)).toEqual(['signOut', 'requestToken'])
  expect(localStorage.getItem('cairn_in_store')).toBeNull()
  expect(screen.queryByText(/Dana Reyes/)).toBeNull()
})
