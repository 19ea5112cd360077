// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
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

function show() {
  const shop = { locale: 'en-gb' }
  const children = [{ path: ':locale', Component: NewsletterForm }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

const emailField = () => screen.getByLabelText<HTMLInputElement>(en.newsletterEmail)
const typeEmail = (value: string) => fireEvent.change(emailField(), { target: { value } })
const tickPolicy = () => fireEvent.click(screen.getByRole('checkbox'))
const signUp = () => fireEvent.click(screen.getByRole('button', { name: en.newsletterSignUp }))

function signUpWith(email: string) {
  show()
  typeEmail(email)
  tickPolicy()
  signUp()
}

test('the form is cleared after a sign-up, which it confirms (NEWS-029)', async () => {
  signUpWith('ada@example.com')
  expect(await screen.findByText(en.newsletterSignedUp)).toBeTruthy()
  expect(emailField().value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('the form keeps the email address and shows the message after a failure (NEWS-030, NEWS-039)', async () => {
  fakeCommerce.answers = { subscribe: () => refusedAnswer('emailMalformed') }
  signUpWith('ada@example.com')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('The message of emailMalformed.')
  expect(emailField().value).toBe('ada@example.com')
  expect(screen.queryByText(en.newsletterSignedUp)).toBeNull()
})

test('the form subscribes an email address to the newsletter, for the country of the site (NEWS-012, NEWS-042)', async () => {
  signUpWith('ada@example.com')
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

test.each([
  [' ', 'This field is required'],
  ['abc', 'Email is not valid'],
])('the email address %j is refused: %s (VAL-060)', async (email, message) => {
  signUpWith(email)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(emailField())
  expect(callsTo('subscribe')).toEqual([])
})

test('the policy has to be accepted (VAL-055, VAL-061)', async () => {
  show()
  typeEmail('ada@example.com')
  signUp()
  expect(await screen.findByText(en.checkboxRequired)).toBeTruthy()
  expect(callsTo('subscribe')).toEqual([])
})
