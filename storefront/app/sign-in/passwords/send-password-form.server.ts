import type { Result } from '@cairn/contract/refusals/result'
import { data } from 'react-router'
import type { Commerce, HandledRefusal } from '../../platform/calls/commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession, withSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { redirectIfSignedOut } from '../redirect-if-signed-out.server.ts'
import {
  findPasswordProblems,
  type PasswordForm,
  type PasswordHandling,
  type PasswordResult,
  readPasswordFields,
} from './password-fields.ts'

type SentForm = { name: PasswordForm; form: FormData; locale: string }

/** Handles the forms for passwords, which work without scripts. */
export async function sendPasswordForm(commerce: Commerce, { name, form, locale }: SentForm) {
  const problems = findPasswordProblems(name, form)
  const { email } = readPasswordFields(form)
  if (Object.keys(problems).length > 0) return respond({ email, problems }, 400)
  const result = await senders[name](commerce, form)
  if (result.ok) return respond({ done: name, email })
  if (name === 'change')
    redirectIfSignedOut(result.refusal, { locale, path: `/${locale}/account/password` })
  const { message, handling, status } = result.refusal
  return respond({ email, refused: { message, handling: placeOf(handling) } }, status)
}

const respond = (result: PasswordResult, status = 200) => data(result, { status })

const places = {
  email: 'email',
  currentPassword: 'currentPassword',
  newPassword: 'newPassword',
  confirmPassword: 'confirmPassword',
  anotherLink: 'anotherLink',
  contactUs: 'contactUs',
} as const satisfies Partial<Record<PasswordHandling, PasswordHandling>>

const placeOf = (handling: unknown): PasswordHandling =>
  Object.values(places).find((place) => place === handling) ?? showMessage

const newPasswordHandlers = {
  passwordTooShort: places.newPassword,
  passwordsDiffer: places.confirmPassword,
  passwordTooCommon: places.newPassword,
  passwordNotChanged: showMessage,
} as const

type Sender = (commerce: Commerce, form: FormData) => Promise<Result<unknown, HandledRefusal>>

const senders: Record<PasswordForm, Sender> = {
  forgotten: (commerce, form) =>
    withSession(commerce, () =>
      commerce.askForPasswordReset(
        {
          body: {
            email: readPasswordFields(form).email,
            recaptcha_response: formText(form, 'captcha') || undefined,
          },
        },
        { emailMalformed: places.email, captchaFailed: showMessage },
      ),
    ),

  reset: (commerce, form) =>
    withSession(commerce, () => {
      const { newPassword, confirmPassword } = readPasswordFields(form)
      return commerce.confirmForgottenPassword(
        { body: { token: validToken(formText(form, 'token')), newPassword, confirmPassword } },
        {
          ...newPasswordHandlers,
          resetLinkExpired: places.anotherLink,
          resetPasswordUnchanged: places.newPassword,
          accountLocked: places.contactUs,
        },
      )
    }),

  change: (commerce, form) =>
    withRenewedSession(commerce, () => {
      const { currentPassword, newPassword, confirmPassword } = readPasswordFields(form)
      return commerce.changePassword(
        { body: { currentPassword, newPassword, confirmPassword } },
        {
          ...newPasswordHandlers,
          currentPasswordWrong: places.currentPassword,
          passwordUnchanged: places.newPassword,
          userLocked: showMessage,
        },
      )
    }),
}

/** What the page of a reset link shows if the link is not valid any more. */
export async function findExpiry(
  commerce: Commerce,
  token: string,
): Promise<PasswordResult | undefined> {
  if (!tokenPattern.test(token)) return undefined
  const result = await withSession(commerce, () =>
    commerce.checkResetLink({ body: { token } }, { resetLinkExpired: places.anotherLink }),
  )
  if (result.ok || result.refusal.handling !== places.anotherLink) return undefined
  const { message, handling } = result.refusal
  return { refused: { message, handling } }
}

const tokenPattern = /^[\w-]{20,128}$/

/** A damaged link is refused like an expired one. */
const validToken = (token: string): string =>
  tokenPattern.test(token) ? token : 'no-token-in-the-link'
