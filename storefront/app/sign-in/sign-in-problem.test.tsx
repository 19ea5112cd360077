// @vitest-environment jsdom
import { messageFor } from '@cairn/contract/messages'
import { refusals, type RefusalName } from '@cairn/contract/refusals'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { SignInProblem } from './sign-in-problem.tsx'

afterEach(cleanup)

function show(step: 'proof' | 'exchange', name: RefusalName, message = messageFor(name, 'en')) {
  const { id: errorId, status } = refusals[name]
  const body = { errorDetails: [{ errorId, message }], correlationId: 'c' }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SignInProblem ok={false} step={step} refusal={{ status, errorId, message, body }} />
      ),
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  return message
}

it.each([
  'credentialsInvalid',
  'agentCredentialsInvalid',
  'accountLocked',
  'cannotAuthorize',
  'signInAway',
  'sessionNotEntitled',
  'captchaFailed',
  'emailMalformed',
  'customerListUnknown',
  'clientUnknown',
] as const)(
  'says what the shop says of %s (AUTH-051, AUTH-052, AUTH-057, AUTH-063, AUTH-064, AUTH-065, AUTH-067, AUTH-071, AUTH-072, AUTH-073)',
  (name) => {
    const message = show('proof', name)

    expect(screen.getByRole('alert').textContent).toContain(message)
  },
)

it('leads whoever is paused to another password, and whoever is locked out to us', () => {
  show('proof', 'userLocked')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-us/forgot-password')
  cleanup()
  show('proof', 'accountLocked')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-us/help/contact-us')
})

it('says what the server says of what the catalogue does not know, and has words of its own where nothing was heard (ERR-060)', () => {
  show('proof', 'general', 'A word of the server’s.')
  expect(screen.getByRole('alert').textContent).toContain('A word of the server’s.')
  cleanup()
  show('proof', 'general', '')

  expect(screen.getByRole('alert').textContent).toContain(en.problem)
})

it('says of a token that is not given that it is not, and of a 403 nothing (ERR-049)', () => {
  show('exchange', 'general', 'Something else.')
  expect(screen.getByRole('alert').textContent).toBe(en.duplicatedToken)
  cleanup()
  show('exchange', 'originForeign')
  expect(screen.queryByRole('alert')).toBeNull()
})
