import { Form } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { formatDate } from '../../platform/text/format-date.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutcomeNotice } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { FormOutcome, PasskeysView } from '../account-view.ts'
import { RemoveEntry } from '../entry-action.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'

const doneTexts = {
  added: 'passkeyAdded',
  renamed: 'changesSaved',
  removed: 'passkeyRemoved',
} as const

type PasskeysPageProps = { view: PasskeysView; outcome: FormOutcome | undefined }

export function PasskeysPage({ view: { passkeys, done }, outcome }: PasskeysPageProps) {
  const t = useMessages()
  return (
    <AccountFrame current="passkeys" title={t('passkeysTitle')}>
      <p className="mt-2 max-w-measure text-ink-soft">{t('passkeysText')}</p>
      <div className="account-notice">
        {done && !outcome && <DoneNotice>{t(doneTexts[done])}</DoneNotice>}
        {!passkeys && <Notice tone="info">{t('passkeysNotInStore')}</Notice>}
        <OutcomeNotice outcome={outcome} />
      </div>
      {passkeys?.length === 0 && <p className="mt-5">{t('noPasskeysYet')}</p>}
      <ul className="account-addresses">
        {passkeys?.map((passkey) => (
          <Passkey
            key={`${passkey.passkeyId} ${passkey.name}`}
            passkey={passkey}
            outcome={outcome}
          />
        ))}
      </ul>
      {passkeys && (
        <section aria-labelledby="add-passkey" className="mt-12">
          <h2 id="add-passkey" className="display text-h3">
            {t('addPasskeyTitle')}
          </h2>
          <AddPasskeyForm />
        </section>
      )}
    </AccountFrame>
  )
}

type OwnPasskey = NonNullable<PasskeysView['passkeys']>[number]
type PasskeyProps = { passkey: OwnPasskey; outcome: FormOutcome | undefined }

function Passkey({ passkey, outcome }: PasskeyProps) {
  const t = useMessages()
  const locale = useLocale()
  const { passkeyId, name, createdAt, lastUsedAt } = passkey
  return (
    <li className="account-card">
      <div>
        <h2 className="name">{name}</h2>
        <p>{t('passkeyAddedOn', { date: formatDate(locale, createdAt) })}</p>
        <p>
          {lastUsedAt === null
            ? t('passkeyNeverUsed')
            : t('lastUsedOn', { date: formatDate(locale, lastUsedAt) })}
        </p>
      </div>
      <div className="account-actions">
        <RenameForm passkey={passkey} outcome={outcome} />
        <RemoveEntry field="passkeyId" id={passkeyId} name={name} />
      </div>
    </li>
  )
}

function RenameForm({ passkey: { passkeyId, name }, outcome }: PasskeyProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const { values, problems } = outcome ?? {}
  const isWrong = values?.['passkeyId'] === passkeyId && problems !== undefined
  return (
    <details open={isWrong}>
      <summary aria-label={t('renamePasskeyNamed', { name })} className="link">
        {t('renamePasskey')}
      </summary>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="passkeyId" value={passkeyId} />
        <TextField
          label={t('passkeyName')}
          name="name"
          autoComplete="off"
          defaultValue={isWrong ? values['name'] : name}
          error={isWrong ? problemText(problems['name']) : undefined}
        />
        <Button
          type="submit"
          name="intent"
          value="rename"
          look="line"
          size="small"
          className="justify-self-start"
        >
          {t('saveName')}
        </Button>
      </Form>
    </details>
  )
}
