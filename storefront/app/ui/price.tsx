import { useMessages } from '../platform/messages.tsx'

type PriceProps = { now: string; was?: string | undefined }

/** What it costs, and what it cost before; heard as "Now £168, was £240". */
export function Price({ now, was }: PriceProps) {
  const t = useMessages()
  if (was === undefined) return <span className="figures font-[520]">{now}</span>
  return (
    <span className="figures whitespace-nowrap">
      <span className="sr-only">
        {t('priceNow', { price: now })}, {t('priceWas', { price: was })}
      </span>
      <span aria-hidden="true" className="font-[560] text-sale">
        {now}
      </span>
      <s aria-hidden="true" className="ml-2 text-ink-mute">
        {was}
      </s>
    </span>
  )
}
