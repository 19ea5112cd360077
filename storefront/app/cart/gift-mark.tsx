import { useMessages } from '../platform/messages.tsx'

/** Stands where other lines have their buttons: a gift comes and goes by itself. */
export function GiftMark() {
  const t = useMessages()
  return <p className="min-h-6 text-small font-[560] text-ink">{t('freeGift')}</p>
}
