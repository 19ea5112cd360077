import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Captcha, prepareCaptcha } from './captcha.ts'
import type { InStore } from './in-store-memory.ts'

type AssociateFormProps = {
  stores: readonly { id: string; name: string }[]
  onStarted: (session: InStore) => void
}

type Wrong = { employeeId?: 'fieldRequired'; pin?: 'employeePinWrong' }

const pinShape = /^\d{4,8}$/

export function AssociateForm({ stores, onStarted }: AssociateFormProps) {
  const t = useMessages()
  const [wrong, setWrong] = useState<Wrong>({})
  const { isPending, refused, start } = useStart(onStarted)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const who = {
      storeId: text('storeId'),
      employeeId: text('employeeId').toUpperCase(),
      pin: text('pin'),
    }
    const found: Wrong = {
      ...(who.employeeId === '' && { employeeId: 'fieldRequired' }),
      ...(!pinShape.test(who.pin) && { pin: 'employeePinWrong' }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0) void start(who)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <noscript>
        <Notice tone="info">{t('signInNeedsScripts')}</Notice>
      </noscript>
      {refused !== undefined && <Notice tone="error">{refused || t('problem')}</Notice>}
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
        error={wrong.employeeId && t(wrong.employeeId)}
      />
      <PasswordField
        label={t('employeePin')}
        name="pin"
        inputMode="numeric"
        autoComplete="current-password"
        maxLength={8}
        error={wrong.pin && t(wrong.pin)}
      />
      <Button pending={isPending}>{t('startSession')}</Button>
    </form>
  )
}

type Who = { storeId: string; employeeId: string; pin: string }

function useStart(onStarted: AssociateFormProps['onStarted']) {
  const captcha = useRef<Captcha>(undefined)
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    captcha.current ??= prepareCaptcha('login')
  }, [])

  async function start(who: Who) {
    if (isPending) return
    setPending(true)
    setRefused(undefined)
    const [{ startInStore }, solution] = await Promise.all([
      import('./start-in-store.ts'),
      captcha.current?.use(),
    ])
    const started = await startInStore({ ...who, captcha: solution })
    setPending(false)
    if (started.ok) onStarted(started.value)
    else setRefused(started.refusal.message)
  }

  return { isPending, refused, start }
}
