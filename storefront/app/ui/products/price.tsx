import { useMessages } from '../../platform/text/messages.tsx'

type PriceProps = { now: string; was?: string | undefined }

/** The current and the previous price. Screen readers say "Now £168, was £240". */
export function Price({ now, was }: PriceProps) {
  const t = useMessages()
  if (was === undefined) return <span className="price">{now}</span>
  return (
    <span className="price">
      <span className="sr-only">
        {t('priceNow', { price: now })}, {t('priceWas', { price: was })}
      </span>
      <span aria-hidden="true" className="price-now">
        {now}
      </span>{' '}
      <s aria-hidden="true" className="price-was">
        {was}
      </s>
    </span>
  )
}
