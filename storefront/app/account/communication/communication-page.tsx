import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { CommunicationView, FormOutcome } from '../account-view.ts'

type CommunicationPageProps = { view: CommunicationView; outcome: FormOutcome | undefined }

export function CommunicationPage({ view, outcome }: CommunicationPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { email, phone = '', choices, hasStockMails } = view
  const offersTextMessages = choices.some(({ choice }) => choice === 'textMessages')
  const labels = {
    newsletter: t('newsByMail', { email }),
    memberNewsletter: t('memberNewsByMail', { email }),
    textMessages: t('newsByText', { phone }),
  }
  return (
    <AccountFrame current="communication" title={t('communicationTitle')}>
      <p className="mt-2 max-w-measure text-ink-soft">{t('communicationText')}</p>
      <AccountForm outcome={outcome}>
        <div>
          {choices.map(({ choice, isOn }) => (
            <Checkbox key={choice} name={choice} defaultChecked={isOn}>
              {labels[choice]}
            </Checkbox>
          ))}
          {offersTextMessages && (
            <p className="mb-3 text-small text-ink-soft">
              {t('smsTermsText')}{' '}
              <TextLink to={`/${locale}/sms-terms`} className="link-inline">
                {t('smsTermsLink')}
              </TextLink>
            </p>
          )}
          <Checkbox name="stockMails" defaultChecked={hasStockMails}>
            {t('stockMails')}
          </Checkbox>
        </div>
      </AccountForm>
    </AccountFrame>
  )
}
