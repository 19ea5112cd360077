import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { useInStoreSession } from './in-store-session.ts'

/** Shows the employee of an in-store session, and a button that ends it. */
export function InStoreBar() {
  const t = useMessages()
  const session = useInStoreSession()
  const { isPending, signOut } = useSignOut()
  if (!session) return null
  return (
    <section aria-label={t('inStoreSession')} className="in-store-bar">
      <div className="page in-store-line">
        <p className="in-store-name">
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
