import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { closeToast, shownToasts, subscribeToToasts } from './toast-store.ts'
import { TextButton, TextLink } from './text-link.tsx'
import type { ShownToast, ToastAction } from './toasts.ts'

/** Above everything: within the dialog that is open, since nothing outside of it can be reached. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts)
  const place = useTopmostPlace()
  if (toasts.length === 0) return null
  return createPortal(<Region key={place.id} toasts={toasts} />, place)
}

const topmostPlace = (): HTMLElement =>
  Array.from(document.querySelectorAll<HTMLElement>('dialog:modal')).at(-1) ?? document.body

function useTopmostPlace(): HTMLElement {
  const [place, setPlace] = useState(topmostPlace)
  useEffect(() => {
    const look = () => setPlace(topmostPlace())
    const events = ['toggle', 'close']
    for (const event of events) document.addEventListener(event, look, true)
    return () => {
      for (const event of events) document.removeEventListener(event, look, true)
    }
  }, [])
  return place
}

/** What is said is put in when the region is there already, or readers would not hear it. */
function Region({ toasts }: { toasts: readonly ShownToast[] }) {
  const t = useMessages()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const soon = setTimeout(setThere, 60, true)
    return () => clearTimeout(soon)
  }, [])
  const said = (tone: 'done' | 'error') =>
    isThere ? toasts.filter((toast) => (toast.tone ?? 'done') === tone) : []
  return (
    <section ref={raise} popover="manual" aria-label={t('notices')} className="toasts inverse">
      <output>
        {said('done').map((toast) => (
          <ToastCard key={toast.title} toast={toast} />
        ))}
      </output>
      <div role="alert">
        {said('error').map((toast) => (
          <ToastCard key={toast.title} toast={toast} />
        ))}
      </div>
    </section>
  )
}

function raise(region: HTMLElement | null) {
  region?.showPopover?.()
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const t = useMessages()
  const { title, text, tone = 'done', actions = [] } = toast
  return (
    <div className="toast">
      <Icon name={tone === 'done' ? 'check' : 'warning'} />
      <div className="grow">
        <p className="font-[540]">{title}</p>
        {text && <p className="mt-0.5 text-basalt-300">{text}</p>}
        {actions.length > 0 && (
          <p className="-mb-2.5 flex flex-wrap gap-x-5">
            {actions.map((action) => (
              <Action key={action.label} action={action} close={() => closeToast(title)} />
            ))}
          </p>
        )}
      </div>
      <IconButton icon="close" label={t('close')} onClick={() => closeToast(title)} />
    </div>
  )
}

function Action({ action, close }: { action: ToastAction; close: () => void }) {
  if ('to' in action) {
    return (
      <TextLink to={action.to} className="link-small" onClick={close}>
        {action.label}
      </TextLink>
    )
  }
  return (
    <TextButton
      className="link-small"
      onClick={() => {
        close()
        action.onPress()
      }}
    >
      {action.label}
    </TextButton>
  )
}
