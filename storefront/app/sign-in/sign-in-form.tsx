import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Captcha, prepareCaptcha } from '../platform/calls/captcha.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { credentialProblems } from './credentials.ts'
import { SignInError } from './sign-in-error.tsx'
import type { PendingOrder, SignInSuccess, SignInResult } from './sign-in.ts'

type SignInFormProps = {
  onSignedIn: (signedIn: SignInSuccess) => void
  order?: PendingOrder | undefined
  /** Shows the form for a forgotten password where the form is. Without it the link leads to its page. */
  onForgotten?: (() => void) | undefined
}

type FailedSignIn = Extract<SignInResult, { ok: false }>

export function SignInForm({ onSignedIn, order, onForgotten }: SignInFormProps) {
  const t = useMessages()
  const locale = useLocale()
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
        <ForgottenPasswordLink onForgotten={onForgotten} />
      </p>
      <Button type="submit" pending={isPending} className="w-full">
        {t('signIn')}
      </Button>
      <p className="text-ui">
        {t('newHere')}{' '}
        <TextLink to={`/${locale}/sign-up`} className="link-inline">
          {t('createAccount')}
        </TextLink>
      </p>
    </form>
  )
}

function ForgottenPasswordLink({ onForgotten }: Pick<SignInFormProps, 'onForgotten'>) {
  const t = useMessages()
  return (
    <TextLink
      to={`/${useLocale()}/forgot-password`}
      className="link-small"
      onClick={(event) => {
        if (!onForgotten || !isPlainClick(event)) return
        event.preventDefault()
        onForgotten()
      }}
    >
      {t('forgotPassword')}
    </TextLink>
  )
}

/** Other clicks open a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

function useSignIn({ onSignedIn, order }: SignInFormProps) {
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
