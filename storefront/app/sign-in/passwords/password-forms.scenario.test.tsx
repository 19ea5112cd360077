import { britishShop } from '../../platform/testing/test-browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, data } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { SignInDialog } from '../sign-in-dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ForgottenPasswordPage } from './forgotten-password-page.tsx'
import type { PasswordResult } from './password-fields.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

/** What the server gets, and what it answers. */
const sentForms: Record<string, string>[] = []
let answer: { result: PasswordResult; status: number }

beforeEach(() => {
  letDialogsOpen()
  sentForms.length = 0
})
afterEach(cleanup)

async function handle({ request }: { request: Request }) {
  const form = await request.formData()
  sentForms.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])))
  return data(answer.result, { status: answer.status })
}

function show(page: ReactNode) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => britishShop,
      children: [
        { path: ':locale/forgot-password/*', Component: () => page, action: handle },
        { path: ':locale', Component: () => page },
      ],
    },
  ])
  return (path: string) =>
    render(
      <MessagesProvider value={{ language: 'en-GB', messages: en }}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: britishShop } }} />
      </MessagesProvider>,
    )
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the form for a new password', () => {
  const open = () =>
    show(<ResetPasswordPage token="a-token" sent={undefined} />)('/en-gb/forgot-password/new')

  test('shows that the passwords differ, and sends nothing (VAL-001, ERR-018)', async () => {
    open()
    type(en.newPassword, 'Lichen-and-granite-7')
    type(en.repeatPassword, 'Lichen-and-granite-8')
    press(en.savePassword)
    expect(await screen.findByText(en.passwordsDiffer)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(en.repeatPassword))
    expect(sentForms).toEqual([])
  })

  test('shows that a password of seven characters is too short, and sends nothing (VAL-002, ERR-018)', async () => {
    open()
    type(en.newPassword, 'Lich1en')
    type(en.repeatPassword, 'Lich1en')
    press(en.savePassword)
    expect(await screen.findByText(en.passwordTooShort)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(en.newPassword))
    expect(sentForms).toEqual([])
  })

  test('sends the password with the token of the link, and says that it is saved', async () => {
    answer = { result: { done: 'reset' }, status: 200 }
    open()
    type(en.newPassword, 'Lichen-and-granite-7')
    type(en.repeatPassword, 'Lichen-and-granite-7')
    press(en.savePassword)
    expect(await screen.findByText(en.passwordSavedTitle)).toBeTruthy()
    expect(sentForms).toMatchObject([{ token: 'a-token', newPassword: 'Lichen-and-granite-7' }])
  })

  test('offers another link if the one in the mail has expired (AUTH-066)', async () => {
    const refused = { message: 'Too old.', handling: 'anotherLink' } as const
    answer = { result: { refused }, status: 400 }
    open()
    type(en.newPassword, 'Lichen-and-granite-7')
    type(en.repeatPassword, 'Lichen-and-granite-7')
    press(en.savePassword)
    expect((await screen.findByRole('alert')).textContent).toContain('Too old.')
    const link = screen.getByRole('link', { name: en.mailAnotherLink })
    expect(link.getAttribute('href')).toBe('/en-gb/forgot-password')
  })
})

test('a refusal of the change is shown at its field', async () => {
  const refused = { message: 'Not right.', handling: 'currentPassword' } as const
  show(<ChangePasswordForm sent={{ refused }} />)('/en-gb')
  const field = screen.getByLabelText(en.currentPassword)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const description = field.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(description)?.textContent).toContain('Not right.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the page for a forgotten password says that a link was mailed', async () => {
  answer = { result: { done: 'forgotten', email: 'ada@example.com' }, status: 200 }
  show(<ForgottenPasswordPage sent={undefined} />)('/en-gb/forgot-password')
  type(en.email, 'ada@example.com')
  press(en.mailLink)
  expect(await screen.findByText(en.linkMailedTitle)).toBeTruthy()
  expect(screen.getByText(/ada@example.com/)).toBeTruthy()
})

test('the sign-in dialog asks for the email address of a forgotten password (AUTH-008)', async () => {
  answer = { result: { done: 'forgotten', email: 'ada@example.com' }, status: 200 }
  show(<SignInDialog email={undefined} onClose={() => {}} onCreateAccount={() => {}} />)('/en-gb')
  fireEvent.click(screen.getByRole('link', { name: en.forgotPassword }))
  expect(await screen.findByText(en.forgottenText)).toBeTruthy()
  type(en.email, 'ada@example.com')
  press(en.mailLink)

  expect(await screen.findByText(/ada@example.com/)).toBeTruthy()
  expect(sentForms).toMatchObject([{ email: 'ada@example.com' }])
})
