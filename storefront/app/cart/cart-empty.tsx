import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'

export function CartEmpty({ isExpired }: { isExpired: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      {isExpired && (
        <div className="mb-12 max-w-[720px]">
          <Notice tone="warning">{t('bagExpired')}</Notice>
        </div>
      )}
      <div className="py-6 lg:py-10">
        <PageMessage title={t('bagEmptyTitle')} text={t('bagEmptyText')}>
          <ButtonLink to={`/${locale}`}>{t('bagEmptyLink')}</ButtonLink>
        </PageMessage>
      </div>
    </>
  )
}
