// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import type { FormOutcome } from '../account-view.ts'
import { ErasePage } from './erase-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

afterEach(cleanup)

function show(outcome: FormOutcome) {
  const Page = () => (
    <ErasePage
      erasure={{
        kind: 'privacy',
        step: 'confirm',
        openOrders: [],
        kept: [],
        isEmailVerified: true,
      }}
      outcome={outcome}
    />
  )
  const children = [{ path: ':locale/account/privacy', Component: Page }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={['/en-gb/account/privacy?erase']}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
}

test('after a wrong password the field is focused, though the page was loaded anew', () => {
  show({ isSaved: false, errorMessage: 'Not right.', refusedField: 'currentPassword' })
  expect(document.activeElement).toBe(screen.getByLabelText(en.currentPassword))
})
