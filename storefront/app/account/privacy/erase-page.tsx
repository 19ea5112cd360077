import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useFeatures, useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutcomeNotice, refusalAt, useFocusOnError } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { FormOutcome, PrivacyView } from '../account-view.ts'

type Erasure = Extract<PrivacyView, { step: 'confirm' }>
type ErasePageProps = { erasure: Erasure; outcome: FormOutcome | undefined }

/** Says what will be gone and what has to stay before it asks for the password. */
export function ErasePage({ erasure, outcome }: ErasePageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { hasLoyalty } = useFeatures()
  return (
    <AccountFrame
      current="privacy"
      title={t('eraseTitle')}
      parent={{ name: t('privacyTitle'), to: `/${locale}/account/privacy` }}
    >
      <div className="max-w-measure">
        <p className="mt-4">{t(hasLoyalty ? 'eraseDeletes' : 'eraseDeletesPlain')}</p>
        <KeptData kept={erasure.kept} />
        {!erasure.isEmailVerified && (
          <div className="mt-4">
            <Notice tone="info">{t('eraseUnverified')}</Notice>
          </div>
        )}
      </div>
      <EraseForm outcome={outcome} />
    </AccountFrame>
  )
}

const keptTexts = {
  orders: 'keptOrders',
  points: 'keptPoints',
  codes: 'keptCodes',
} as const

function KeptData({ kept }: Pick<Erasure, 'kept'>) {
  const t = useMessages()
  if (kept.length === 0) return <p className="mt-4">{t('eraseKeepsNothing')}</p>
  return (
    <div className="account-card account-panel mt-6">
      <h2 className="name">{t('eraseKeeps')}</h2>
      <ul>
        {kept.map(({ data, count }) => (
          <li key={data}>{t(keptTexts[data], { count })}</li>
        ))}
      </ul>
    </div>
  )
}

/** Sent as a document with and without scripts, so that nothing of the account stays in the open page. */
function EraseForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  const problemText = useProblemText()
  const { solution, isPending, send } = useCaptchaBeforeSending()
  const shownForm = useFocusOnError(outcome)
  return (
    <form
      ref={shownForm}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="account-form"
    >
      <OutcomeNotice outcome={outcome} />
      <input ref={solution} type="hidden" name="captcha" />
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        error={
          problemText(outcome?.problems?.['currentPassword']) ??
          refusalAt('currentPassword', outcome)
        }
      />
      <div className="account-actions">
        <Button type="submit" pending={isPending}>
          {t('eraseConfirm')}
        </Button>
        <TextLink to={`/${locale}/account/privacy`}>{t('eraseCancel')}</TextLink>
      </div>
    </form>
  )
}

function useCaptchaBeforeSending() {
  const solution = useRef<HTMLInputElement>(null)
  const captcha = useRef<Captcha>(undefined)
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    captcha.current ??= prepareCaptcha('login')
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    setPending(true)
    const solved = await captcha.current?.use()
    if (solution.current) solution.current.value = solved ?? ''
    form.submit()
  }

  return { solution, isPending, send }
}
