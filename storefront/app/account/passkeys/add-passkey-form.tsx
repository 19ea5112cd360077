import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formText } from '../../platform/form-data.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { supportsPasskeys } from '../../sign-in/passkeys/passkey-credential.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { addPasskey } from './add-passkey.ts'
import { newPasskeyProblems } from './passkey-name.ts'

type Failure = Exclude<Awaited<ReturnType<typeof addPasskey>>, 'added'>

/** Only the browser can create a passkey, so the form needs scripts. */
export function AddPasskeyForm() {
  const t = useMessages()
  const isHydrated = useHydrated()
  if (!isHydrated)
    return (
      <noscript>
        <Notice tone="info">{t('passkeysNeedScripts')}</Notice>
      </noscript>
    )
  return supportsPasskeys() ? (
    <NewPasskeyForm />
  ) : (
    <Notice tone="info">{t('passkeysUnsupported')}</Notice>
  )
}

function NewPasskeyForm() {
  const t = useMessages()
  const problemText = useProblemText()
  const { form, isPending, problems, failure, submit } = useNewPasskey()
  const wrongPassword =
    typeof failure === 'object' && failure.handling === 'currentPassword' ? failure : undefined
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="account-form">
      {failure && !wrongPassword && <FailureNotice failure={failure} />}
      <TextField
        label={t('passkeyName')}
        name="name"
        autoComplete="off"
        help={t('passkeyNameHelp')}
        error={problemText(problems.name)}
      />
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        error={problemText(problems.currentPassword) ?? wrongPassword?.message}
      />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {t('addPasskey')}
      </Button>
    </form>
  )
}

function FailureNotice({ failure }: { failure: Failure }) {
  const t = useMessages()
  if (failure === 'notUsed') return <Notice tone="info">{t('passkeyNotUsed')}</Notice>
  if (failure === 'exists') return <Notice tone="info">{t('passkeyExists')}</Notice>
  return <Notice tone="error">{failure.message || t('problem')}</Notice>
}

function useNewPasskey() {
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<ReturnType<typeof newPasskeyProblems>>({})
  const [failure, setFailure] = useState<Failure>()

  const focusField = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  async function send(passkey: Parameters<typeof addPasskey>[0]) {
    setPending(true)
    setFailure(undefined)
    const result = await addPasskey(passkey).catch((): Failure => 'notUsed')
    setPending(false)
    if (result === 'added') {
      form.current?.reset()
      await navigate(`/${locale}/account/passkeys?done=added`)
    } else {
      setFailure(result)
      if (typeof result === 'object' && result.handling === 'currentPassword')
        focusField('currentPassword')
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const passkey = {
      name: formText(data, 'name').trim(),
      currentPassword: String(data.get('currentPassword') ?? ''),
    }
    const found = newPasskeyProblems(passkey)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) void send(passkey)
    else focusField(first)
  }

  return { form, isPending, problems, failure, submit }
}
