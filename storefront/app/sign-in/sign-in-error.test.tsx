// @vitest-environment jsdom
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { handledRefusal } from '../platform/testing/test-calls.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { LinkedText, SignInError } from './sign-in-error.tsx'
import { nextSteps } from './sign-in.ts'

afterEach(cleanup)

function show(step: 'proof' | 'exchange', name: RefusalName, message = messageFor(name, 'en')) {
  const handlers = step === 'proof' ? nextSteps : {}
  const refusal = { ...handledRefusal(name, handlers), message }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <SignInError ok={false} step={step} refusal={refusal} />,
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  return message
}

test.each([
  ['credentialsInvalid', '(AUTH-051)'],
  ['agentCredentialsInvalid', '(AUTH-052)'],
  ['accountLocked', '(AUTH-057)'],
  ['cannotAuthorize', '(AUTH-063)'],
  ['signInUnavailable', '(AUTH-064)'],
  ['sessionNotEntitled', '(AUTH-065)'],
  ['captchaFailed', '(AUTH-067)'],
  ['emailMalformed', '(AUTH-071)'],
  ['customerListUnknown', '(AUTH-072)'],
  ['clientUnknown', '(AUTH-073)'],
] as const)('shows the message of %s %s', (name, _id) => {
  const message = show('proof', name)

  expect(screen.getByRole('alert').textContent).toContain(message)
})

test('links to the password reset for a paused account and to the contact page for a locked one', () => {
  show('proof', 'userLocked')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-us/forgot-password')
  cleanup()
  show('proof', 'accountLocked')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-us/help/contact-us')
})

test('shows the server’s message for an unknown error, and a general message without one (ERR-060)', () => {
  show('proof', 'general', 'A word of the server’s.')
  expect(screen.getByRole('alert').textContent).toContain('A word of the server’s.')
  cleanup()
  show('proof', 'general', '')

  expect(screen.getByRole('alert').textContent).toContain(en.problem)
})

test('shows a message when the token is refused, and none for a 403 (ERR-049)', () => {
  show('exchange', 'general', 'Something else.')
  expect(screen.getByRole('alert').textContent).toBe(en.duplicatedToken)
  cleanup()
  for (const name of ['originNotAllowed', 'captchaFailed', 'challengeRequired'] as const) {
    show('exchange', name)
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
  }
})

test.each([
  ['codeInvalid', '(AUTH-053)'],
  ['verifierMismatch', '(AUTH-054)'],
] as const)(
  'shows the message of wrong credentials for %s at the token exchange %s',
  (name, _id) => {
    show('exchange', name)
    const alert = screen.getByRole('alert').textContent

    expect(alert).toContain(messageFor('credentialsInvalid', 'en'))
    expect(alert).not.toContain(en.duplicatedToken)
  },
)

function showText(text: string) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LinkedText text={text} locale="en-us" /> },
  ])
  const { container } = render(<Stub />)
  return container
}

test('renders links in a server message as links within the shop (AUTH-147)', () => {
  showText(
    'No. <a href="/forgot-password">Reset it</a> or <a class="x" href=\'/en-us/help/contact-us\'>ask us</a>.',
  )

  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/en-us/forgot-password', '/en-us/help/contact-us'])
})

test.each([
  '<script>alert(1)</script>No.',
  '<img src=x onerror=alert(1)>No.',
  '<a href="javascript:alert(1)">No.</a>',
  '<a href="//evil.example">No.</a>',
  '<a href="https://evil.example">No.</a>',
  '<a onclick="alert(1)" href="/\\evil.example">No.</a>',
])('removes other markup: %s (AUTH-147)', (text) => {
  const container = showText(text)

  expect(container.querySelector('script, img, a, [onclick]')).toBeNull()
  expect(container.textContent).toContain('No.')
})
