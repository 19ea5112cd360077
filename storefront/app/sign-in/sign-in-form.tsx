import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { type Captcha, prepareCaptcha } from './captcha.ts'
import { longestEmail, wrongCredentials } from './credentials.ts'
import type { PendingOrder, SignedIn, SignInOutcome } from './sign-in.ts'
import { SignInProblem } from './sign-in-problem.tsx'

type SignInFormProps = {
  onSignedIn: (signedIn: SignedIn) => void
  order?: PendingOrder | undefined
}

type Refused = Extract<SignInOutcome, { ok: false }>

export function SignInForm({ onSignedIn, order }: SignInFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { isPending, refused, send } = useSignIn({ onSignedIn, order })
  const [wrong, setWrong] = useState<ReturnType<typeof wrongCredentials>>({})
  const said = (problem: (typeof wrong)['email']) => problem && t(problem, { most: longestEmail })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '')
    const credentials = { email: text('email'), password: text('password') }
    const found = wrongCredentials(credentials)
    setWrong(found)
    const [first] = Object.keys(found)
    if (first === undefined) void send(credentials)
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <noscript>
        <Notice tone="info">{t('signInNeedsScripts')}</Notice>
      </noscript>
      {refused && <SignInProblem {...refused} />}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={said(wrong.email)}
        data-first
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={said(wrong.password)}
      />
      <p className="-my-2 text-end">
        <TextLink to={`/${locale}/forgot-password`} className="link-small">
          {t('forgotPassword')}
        </TextLink>
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

function useSignIn({ onSignedIn, order }: SignInFormProps) {
  const captcha = useRef<Captcha>(undefined)
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    captcha.current ??= prepareCaptcha('login')
  }, [])

  async function send(credentials: { email: string; password: string }) {
    setPending(true)
    setRefused(undefined)
    const [{ signIn }, solution] = await Promise.all([
      import('./sign-in.ts'),
      captcha.current?.use(),
    ])
    const outcome = await signIn({ ...credentials, captcha: solution, ...(order && { order }) })
    setPending(false)
    if (outcome.ok) onSignedIn(outcome)
    else setRefused(outcome)
  }

  return { isPending, refused, send }
}
