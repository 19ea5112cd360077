import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextButton, TextLink } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { moveToFreePlace } from './free-place.ts'
import { closeToast, type ShownToast, type ToastAction, useShownToasts } from './toast-store.ts'

export { addToast } from './toast-store.ts'

/** Rendered inside the open dialog, if there is one, because everything outside is inert. */
export function ToastRegion() {
  const toasts = useShownToasts()
  const container = useTopmostContainer()
  if (toasts.length === 0) return null
  return createPortal(<Region key={container.id} toasts={toasts} />, container)
}

const topmostContainer = (): HTMLElement =>
  Array.from(document.querySelectorAll<HTMLElement>('dialog:modal')).at(-1) ?? document.body

function useTopmostContainer(): HTMLElement {
  const [container, setContainer] = useState(topmostContainer)
  useEffect(() => {
    const update = () => setContainer(topmostContainer())
    const events = ['toggle', 'close']
    for (const event of events) document.addEventListener(event, update, true)
    return () => {
      for (const event of events) document.removeEventListener(event, update, true)
    }
  }, [])
  return container
}

/** Adds toasts only after the region exists. Otherwise screen readers would not announce them. */
function Region({ toasts }: { toasts: readonly ShownToast[] }) {
  const t = useMessages()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setReady, 60, true)
    return () => clearTimeout(timer)
  }, [])
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => showAsPopover(region.current), [])
  useLayoutEffect(() => {
    const move = () => region.current && moveToFreePlace(region.current)
    move()
    // Controls also come and go without a scroll, for example with the next page.
    const timer = setInterval(move, 100)
    return () => clearInterval(timer)
  })
  const toastsOf = (tone: 'done' | 'error') =>
    isReady ? toasts.filter((toast) => (toast.tone ?? 'done') === tone) : []
  return (
    <section ref={region} popover="manual" aria-label={t('notices')} className="toasts inverse">
      <output>
        {toastsOf('done').map((toast) => (
          <ToastCard key={toast.title} toast={toast} />
        ))}
      </output>
      <div role="alert">
        {toastsOf('error').map((toast) => (
          <ToastCard key={toast.title} toast={toast} />
        ))}
      </div>
    </section>
  )
}

function showAsPopover(region: HTMLElement | null) {
  region?.showPopover?.()
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const t = useMessages()
  const { title, text, tone = 'done', actions = [] } = toast
  return (
    <div className="toast">
      <Icon name={tone === 'done' ? 'check' : 'warning'} />
      <div className="grow">
        <p className="font-medium">{title}</p>
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
