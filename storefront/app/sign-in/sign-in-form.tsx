import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Captcha, prepareCaptcha } from '../platform/calls/captcha.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { credentialProblems } from './credentials.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignInError } from './sign-in-error.tsx'
import type { PendingOrder, SignInSuccess, SignInResult } from './sign-in.ts'
import { StepLink } from './step-link.tsx'

type SignInFormProps = {
  onSignedIn: (signedIn: SignInSuccess) => void
  order?: PendingOrder | undefined
  /** The email address to begin with. */
  email?: string | undefined
  /** Shows the form for a forgotten password where the form is. Without it the link leads to its page. */
  onForgotten?: (() => void) | undefined
  /** Shows the sign-up where the form is. Without it the link leads to its page. */
  onCreateAccount?: (() => void) | undefined
  /** What new shoppers are offered instead of the link to the sign-up. */
  signUpPrompt?: ReactNode
}

type FailedSignIn = Extract<SignInResult, { ok: false }>

export function SignInForm({ onSignedIn, order, email, ...steps }: SignInFormProps) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const { isPending, failure, send } = useSignIn({ onSignedIn, order })
  const problemText = useProblemText()
  const [problems, setProblems] = useState<ReturnType<typeof credentialProblems>>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const text = (name: string) => String(values.get(name) ?? '')
    const credentials = { email: text('email'), password: text('password') }
    const found = credentialProblems(credentials)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) void send(credentials)
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <noscript>
        <Notice tone="info">{t('signInNeedsScripts')}</Notice>
      </noscript>
      {failure && <SignInError {...failure} />}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={problemText(problems.email)}
        data-first
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={problemText(problems.password)}
      />
      <p className="-my-2 text-end">
        <ForgottenPasswordLink onForgotten={steps.onForgotten} />
      </p>
      <Button type="submit" pending={isPending} className="w-full">
        {t('signIn')}
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} order={order} />
      {steps.signUpPrompt ?? <SignUpLink onCreateAccount={steps.onCreateAccount} />}
    </form>
  )
}

function ForgottenPasswordLink({ onForgotten }: Pick<SignInFormProps, 'onForgotten'>) {
  const t = useMessages()
  return (
    <StepLink to={`/${useLocale()}/forgot-password`} onOpen={onForgotten} className="link-small">
      {t('forgotPassword')}
    </StepLink>
  )
}

function SignUpLink({ onCreateAccount }: Pick<SignInFormProps, 'onCreateAccount'>) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  // The query of the sign-in page says where to go on, and which order is handed in. The server does not render it.
  const isOnPage = useHydrated() && pathname === `/${locale}/sign-in`
  return (
    <p className="text-ui">
      {t('newHere')}{' '}
      <StepLink
        to={`/${locale}/sign-up${isOnPage ? search : ''}`}
        onOpen={onCreateAccount}
        className="link-inline"
      >
        {t('createAccount')}
      </StepLink>
    </p>
  )
}

function useSignIn({ onSignedIn, order }: Pick<SignInFormProps, 'onSignedIn' | 'order'>) {
  const captcha = useRef<Captcha>(undefined)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<FailedSignIn>()
  useEffect(() => {
    captcha.current ??= prepareCaptcha('login')
  }, [])

  async function send(credentials: { email: string; password: string }) {
    setPending(true)
    setFailure(undefined)
    const [{ signIn }, solution] = await Promise.all([
      import('./sign-in.ts'),
      captcha.current?.use(),
    ])
    const result = await signIn({ ...credentials, captcha: solution, ...(order && { order }) })
    setPending(false)
    if (result.ok) onSignedIn(result)
    else setFailure(result)
  }

  return { isPending, failure, send }
}

/** Tells the shopper that the carts were merged. */
export function useCartsMergedToast() {
  const t = useMessages()
  const locale = useLocale()
  return () =>
    showToast({
      title: t('cartsMerged'),
      text: t('cartsMergedText'),
      actions: [{ label: t('viewCart'), to: `/${locale}/cart` }],
    })
}
