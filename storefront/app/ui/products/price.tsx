import { useMessages } from '../../platform/text/messages.tsx'

/** The current and the previous price. Screen readers say "Now £168, was £240". */
export function Price({ current, original }: { current: string; original?: string | undefined }) {
  const t = useMessages()
  if (original === undefined) return <span className="price">{current}</span>
  return (
    <span className="price">
      <span className="sr-only">
        {t('priceNow', { price: current })}, {t('priceWas', { price: original })}
      </span>
      <span aria-hidden="true" className="price-now">
        {current}
      </span>{' '}
      <s aria-hidden="true" className="price-was">
        {original}
      </s>
    </span>
  )
}
