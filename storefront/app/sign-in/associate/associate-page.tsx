import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { formText } from '../../platform/form-data.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { SignInArt } from '../sign-in-art.tsx'
import type { InStoreSession } from './in-store-session.ts'

/** The sign-in of store employees. It contains no personal data. */
export function AssociatePage({ stores }: { stores: readonly { id: string; name: string }[] }) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()

  async function handleStarted({ storeName }: InStoreSession) {
    showToast({ title: t('sessionStarted', { store: storeName }) })
    await navigate(`/${locale}`)
  }
  return (
    <div className="page">
      <PageTitle>{t('associateLogin')}</PageTitle>
      <div className="sign-in-page">
        <SignInArt />
        <div className="self-center">
          <h1 className="display text-h2">{t('associateLogin')}</h1>
          <p className="mt-2 mb-7 text-ink-soft">{t('associateLoginText')}</p>
          <AssociateForm stores={stores} onStarted={(session) => void handleStarted(session)} />
        </div>
      </div>
    </div>
  )
}

type AssociateFormProps = {
  stores: readonly { id: string; name: string }[]
  onStarted: (session: InStoreSession) => void
}

type FieldErrors = { employeeId?: 'fieldRequired'; pin?: 'employeePinWrong' }

const pinPattern = /^\d{4,8}$/

export function AssociateForm({ stores, onStarted }: AssociateFormProps) {
  const t = useMessages()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { isPending, problem, start } = useStart(onStarted)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      storeId: formText(form, 'storeId'),
      employeeId: formText(form, 'employeeId').toUpperCase(),
      pin: formText(form, 'pin'),
    }
    const foundErrors: FieldErrors = {
      ...(credentials.employeeId === '' && { employeeId: 'fieldRequired' }),
      ...(!pinPattern.test(credentials.pin) && { pin: 'employeePinWrong' }),
    }
    setErrors(foundErrors)
    const [first] = Object.keys(foundErrors)
    if (first === undefined) void start(credentials)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <noscript>
        <Notice tone="info">{t('signInNeedsScripts')}</Notice>
      </noscript>
      {problem !== undefined && <Notice tone="error">{problem || t('problem')}</Notice>}
      <SelectField label={t('yourStore')} name="storeId">
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('employeeNumber')}
        name="employeeId"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={errors.employeeId && t(errors.employeeId)}
      />
      <PasswordField
        label={t('employeePin')}
        name="pin"
        inputMode="numeric"
        autoComplete="current-password"
        maxLength={8}
        error={errors.pin && t(errors.pin)}
      />
      <Button pending={isPending}>{t('startSession')}</Button>
    </form>
  )
}

type AssociateCredentials = { storeId: string; employeeId: string; pin: string }

function useStart(onStarted: AssociateFormProps['onStarted']) {
  const t = useMessages()
  const captcha = useRef<Captcha>(undefined)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    captcha.current ??= prepareCaptcha('login')
  }, [])

  async function start(credentials: AssociateCredentials) {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    const [{ startInStoreSession }, solution] = await Promise.all([
      import('./start-in-store-session.ts'),
      captcha.current?.use(),
    ])
    const result = await startInStoreSession({ ...credentials, captcha: solution })
    setPending(false)
    if (result.ok) onStarted(result.value)
    else setProblem(result.refusal.message || t('problem'))
  }

  return { isPending, problem, start }
}
