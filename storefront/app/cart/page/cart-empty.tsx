import { useMessages } from '../../platform/text/messages.tsx'
import { useLocale } from '../../platform/page/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'

export function CartEmpty({ notice }: { notice: string | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      {notice && (
        <div className="mb-12 max-w-[720px]">
          <Notice tone="warning">{notice}</Notice>
        </div>
      )}
      <div className="py-6 lg:py-10">
        <PageMessage title={t('cartEmptyTitle')} text={t('cartEmptyText')}>
          <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
          <TextLink to={`/${locale}/favorites`}>{t('openFavourites')}</TextLink>
        </PageMessage>
      </div>
    </>
  )
}
