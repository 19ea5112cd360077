import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PasswordHandling } from './password-fields.ts'

type PasswordNoticeProps = { refused: { message: string; handling: PasswordHandling } | undefined }

/** The message of a refusal that belongs to no field, with what can be done about it. */
export function PasswordNotice({ refused }: PasswordNoticeProps) {
  const t = useMessages()
  if (!refused || !isNotice(refused.handling)) return null
  return (
    <Notice tone="error">
      {refused.message || t('problem')} <NextStep handling={refused.handling} />
    </Notice>
  )
}

const isNotice = (handling: PasswordHandling): boolean =>
  handling === 'showMessage' || handling === 'anotherLink' || handling === 'contactUs'

function NextStep({ handling }: { handling: PasswordHandling }) {
  const t = useMessages()
  const locale = useLocale()
  if (handling !== 'anotherLink' && handling !== 'contactUs') return null
  const page = handling === 'contactUs' ? 'help/contact-us' : 'forgot-password'
  return (
    <TextLink to={`/${locale}/${page}`} className="link-inline">
      {t(handling === 'contactUs' ? 'contactUs' : 'mailAnotherLink')}
    </TextLink>
  )
}
