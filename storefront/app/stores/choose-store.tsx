import { Suspense, useState } from 'react'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useMyStore } from './my-store.ts'
import type { Store } from './store-card.tsx'

const ConfirmStore = lazyOptional(async () => (await import('./confirm-store.tsx')).ConfirmStore)

/** Makes a store the shopper's preferred one after a confirmation, or marks the current one. */
export function ChooseStore({ store }: { store: Store }) {
  const t = useMessages()
  const mine = useMyStore()
  const isInBrowser = useHydrated()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="store-choice">
      {mine?.id === store.id ? (
        <p className="flex items-center gap-2 text-ui text-success">
          <Icon name="check" />
          {t('myStore')}
        </p>
      ) : (
        <Button
          type="button"
          look="line"
          size="small"
          disabled={!isInBrowser}
          aria-label={t('makeMyStoreNamed', { name: store.name })}
          onClick={() => setDialog('open')}
        >
          {t('makeMyStore')}
        </Button>
      )}
      {dialog !== 'never' && (
        <Suspense>
          <ConfirmStore
            store={store}
            mine={mine}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
