import { useSyncExternalStore } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { inStoreNow, subscribeToInStore } from './in-store-memory.ts'
import { isInStore } from './person-store.ts'
import { useSignOut } from './use-sign-out.ts'

/** At a counter: in whose name the shop is used, and the way to end it. */
export function InStoreBar() {
  const t = useMessages()
  const session = useSyncExternalStore(
    subscribeToInStore,
    () => (isInStore() ? inStoreNow() : null),
    () => null,
  )
  const { isPending, signOut } = useSignOut()
  if (!session) return null
  return (
    <section aria-label={t('inStoreSession')} className="bg-lichen-100">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 text-ui">
        <p className="flex items-center gap-2.5 py-2">
          <Icon name="store" />
          {`${session.storeName} · ${session.storeEmployeeName} (${session.storeEmployeeId})`}
        </p>
        <button
          type="button"
          className="link"
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) signOut()
          }}
        >
          {t('endSession')}
        </button>
      </div>
    </section>
  )
}
