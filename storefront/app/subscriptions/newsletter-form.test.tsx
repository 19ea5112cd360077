// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = { subscribe: () => accept({}) }
})
afterEach(cleanup)

test('the form subscribes an email address to the newsletter, for the country of the site (NEWS-012, NEWS-042)', async () => {
  const shop = { locale: 'en-gb' }
  const children = [{ path: ':locale', Component: NewsletterForm }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  const email = screen.getByLabelText<HTMLInputElement>(en.newsletterEmail)
  fireEvent.change(email, { target: { value: 'ada@example.com' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: en.newsletterSignUp }))
  expect(await screen.findByText(en.newsletterSignedUp)).toBeTruthy()

  expect(callsTo('subscribe').map(({ request }) => request)).toEqual([
    {
      body: {
        type: 'Newsletter',
        channel: 'email',
        optin: true,
        doubleOptin: false,
        recipient: 'ada@example.com',
        country: 'GB',
        region: 'EMEA',
      },
    },
  ])
})
