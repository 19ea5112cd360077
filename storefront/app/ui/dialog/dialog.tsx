import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { IconButton } from '../icon-button.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  /** Undefined while it must not be closed, for example during a payment. */
  onClose?: (() => void) | undefined
  kind?: 'modal' | 'panel'
  /** A picture beside the content on wide screens. */
  art?: ReactNode
  /** The main action, always visible at the end. */
  action?: ReactNode
  children: ReactNode
}

/**
 * Uses the browser's dialog element, which traps and restores the focus and is in the top layer.
 * The element with `data-first` gets the focus when the dialog opens.
 */
export function Dialog({ title, isOpen, onClose, kind = 'modal', ...parts }: DialogProps) {
  const { art, action, children } = parts
  const t = useMessages()
  const titleId = useId()
  const { dialog, isRendered, handleClosed } = useNativeDialog(isOpen)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={isRendered ? titleId : undefined}
      className={`dialog dialog-${kind}`}
      onClose={handleClosed}
      {...closeHandlers(onClose)}
    >
      {isRendered && (
        <>
          {art && <div className="dialog-art">{art}</div>}
          <div className="dialog-parts">
            <div className="dialog-bar">
              <h2 id={titleId} className="display">
                {title}
              </h2>
              {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
            </div>
            <div className="dialog-body">{children}</div>
            {action && <div className="dialog-action">{action}</div>}
          </div>
        </>
      )}
    </dialog>
  )
}

/** Renders the content from opening until the closing animation has finished. */
function useNativeDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLeaving, setLeaving] = useState(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return undefined
    setLeaving(true)
    reserveScrollbarSpace(document.documentElement)
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element.close()
  }, [isOpen])

  async function handleClosed() {
    const animations = dialog.current?.getAnimations({ subtree: true }) ?? []
    await Promise.allSettled(animations.map(({ finished }) => finished))
    if (!dialog.current?.open) setLeaving(false)
  }

  return { dialog, isRendered: isOpen || isLeaving, handleClosed }
}

/** Reserves space only for a classic scrollbar. Overlay scrollbars take no space. */
const reserveScrollbarSpace = (page: HTMLElement) =>
  page.style.setProperty('--scrollbar-room', innerWidth > page.clientWidth ? 'stable' : 'auto')

type DialogEvent = SyntheticEvent<HTMLDialogElement>

const isDialogItself = ({ target, currentTarget }: DialogEvent) => target === currentTarget

/** Closes on Escape, the system's back gesture and a click on the backdrop, unless `close` is undefined. */
export function closeHandlers(close: (() => void) | undefined) {
  return {
    onCancel(event: DialogEvent) {
      if (!isDialogItself(event)) return
      event.preventDefault()
      close?.()
    },
    // Browsers let a page cancel closing only once in a row, but the key press can always be prevented.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Escape' && !close) event.preventDefault()
    },
    // A click on the dialog element itself is a click on the backdrop, because the content covers the rest.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (!isDialogItself(event) || event.button !== 0) return
      event.preventDefault()
      close?.()
    },
  }
}
