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
  const { boxes, hasStockMails } = view
  const offersTextMessages = boxes.some(({ choice }) => choice === 'textMessages')
  const labels = {
    newsletter: (email: string) => t('newsByMail', { email }),
    memberNewsletter: (email: string) => t('memberNewsByMail', { email }),
    textMessages: (phone: string) => t('newsByText', { phone }),
  }
  return (
    <AccountFrame current="communication" title={t('communicationTitle')}>
      <p className="mt-2 max-w-measure text-ink-soft">{t('communicationText')}</p>
      <AccountForm outcome={outcome}>
        <div>
          {boxes.map(({ name, choice, recipient, isOn }) => (
            <Checkbox key={name} name={name} defaultChecked={isOn}>
              {labels[choice](recipient)}
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
