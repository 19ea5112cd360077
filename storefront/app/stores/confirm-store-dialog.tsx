import { useFetcher } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { type MyStore, rememberStore } from './my-store.ts'
import type { Store } from './store-card.tsx'

type ConfirmStoreProps = {
  store: Store
  /** The previously preferred store. */
  currentStore: MyStore | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for confirmation before the preferred store changes. */
export function ConfirmStore({ store, currentStore, isOpen, onClose }: ConfirmStoreProps) {
  const t = useMessages()
  const fetcher = useFetcher()
  const { name, addressLine1, postalCode, city } = store

  function confirm() {
    rememberStore(store)
    void fetcher.submit({ storeId: store.id }, { method: 'post' })
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('confirmStore')}
      onClose={onClose}
      action={
        <div className="grid gap-3">
          <Button type="button" onClick={confirm} data-first>
            {t('confirmStoreYes', { name })}
          </Button>
          <Button type="button" look="line" onClick={onClose}>
            {currentStore ? t('keepStore', { from: currentStore.name }) : t('confirmStoreNo')}
          </Button>
        </div>
      }
    >
      <address className="text-ui">
        <span className="block font-strong">{name}</span>
        <span className="block">{addressLine1}</span>
        <span className="block">{`${postalCode} ${city}`}</span>
      </address>
      <p className="mt-4 text-ui text-ink-soft">{t('confirmStoreText')}</p>
    </Dialog>
  )
}
