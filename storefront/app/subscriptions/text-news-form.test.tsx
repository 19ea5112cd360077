// First, because testing-library looks for the document when it is imported.
import { britishShop } from '../platform/testing/test-browser.ts'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { setPersonState, signedOut } from '../person/person-state.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { TextNewsForm } from './text-news-form.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  setPersonState(signedOut)
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = { subscribe: () => accept({}), changeSubscription: () => accept({}) }
  const children = [{ path: ':locale/newsletter', Component: TextNewsForm }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  const hydrationData = { loaderData: { root: britishShop } }
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/newsletter']} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
})
afterEach(cleanup)

const phone = () => screen.getByLabelText<HTMLInputElement>(en.phone)
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: en.smsConsent })
const button = () => screen.getByRole('button', { name: en.textNewsSignUp })

const typePhone = (value: string) => fireEvent.change(phone(), { target: { value } })
const acceptTerms = () => {
  fireEvent.click(box())
  fireEvent.click(screen.getByRole('button', { name: en.acceptSmsTerms }))
}
const send = () => act(async () => fireEvent.click(button()))

test.each([
  ['', en.fieldRequired],
  ['12', en.phoneWrong],
])('the phone number %j is refused at its field: %s', async (value, message) => {
  typePhone(value)
  acceptTerms()
  await send()
  expect(document.activeElement).toBe(phone())
  expect(phone().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(message)).toBeDefined()
  expect(fakeCommerce.calls).toEqual([])
})

test('the number is checked against the selected dial code (VAL-033)', async () => {
  typePhone('07911 123456')
  acceptTerms()
  fireEvent.change(screen.getByLabelText(en.dialCode), { target: { value: '1' } })
  typePhone('07911 123456')
  await send()
  expect(screen.getByText(en.phoneWrong)).toBeDefined()
  expect(fakeCommerce.calls).toEqual([])
})

test('the consent is required, and given by accepting the terms only (NEWS-024)', async () => {
  typePhone('07911 123456')
  await send()
  expect(screen.getByText(en.checkboxRequired)).toBeDefined()
  expect(document.activeElement).toBe(box())
  fireEvent.click(box())
  await send()
  expect(screen.getByText(en.smsTermsNotAccepted)).toBeDefined()
  expect(fakeCommerce.calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: en.acceptSmsTerms }))
  await send()
  expect(callsTo('subscribe')).toHaveLength(1)
})

test('the consent is withdrawn by clearing the phone number (NEWS-025)', async () => {
  typePhone('07911 123456')
  acceptTerms()
  expect(box().checked).toBe(true)
  typePhone('')
  expect(box().checked).toBe(false)
})

test('the form is empty after a success, which names the number', async () => {
  typePhone('07911 123456')
  acceptTerms()
  await send()
  expect(screen.getByText(en.textNewsSignedUp.replace('{phone}', '+447911123456'))).toBeDefined()
  expect([phone().value, box().checked]).toEqual(['', false])
})

test.each([
  ['captchaFailed', 'The message of captchaFailed.'],
  ['general', en.problem],
] as const)(
  'the number stays and a message shows after the refusal %s',
  async (refusal, message) => {
    fakeCommerce.answers.subscribe = () => refusedAnswer(refusal)
    typePhone('07911 123456')
    acceptTerms()
    await send()
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect([phone().value, box().checked]).toEqual(['07911 123456', true])
  },
)

test('the button shows that the form is being sent, and sends it once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  fakeCommerce.answers.subscribe = () => promise.then(() => accept({}))
  typePhone('07911 123456')
  acceptTerms()
  await send()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await send()
  await act(async () => resolve())
  expect(button().getAttribute('aria-busy')).toBe('false')
  expect(callsTo('subscribe')).toHaveLength(1)
})

test('a signed-in shopper opts in with a PUT (NEWS-027)', async () => {
  setPersonState({ isSignedIn: true, person: null })
  typePhone('07911 123456')
  acceptTerms()
  await send()
  expect(fakeCommerce.calls.map(({ call }) => call)).toEqual(['changeSubscription'])
})
