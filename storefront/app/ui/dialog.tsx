import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { closingGestures } from './closing-gestures.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  /** Absent while it must not be closed, as during a payment. */
  onClose?: (() => void) | undefined
  kind?: 'modal' | 'panel'
  /** A picture beside the content, where there is room. */
  art?: ReactNode
  /** What it is there for, always in sight at its end. */
  action?: ReactNode
  children: ReactNode
}

/**
 * The browser's own dialog: it holds the focus and gives it back, and lies above everything.
 * What carries `data-first` has the focus when it opens.
 */
export function Dialog({ title, isOpen, onClose, kind = 'modal', ...parts }: DialogProps) {
  const { art, action, children } = parts
  const t = useMessages()
  const titleId = useId()
  const { dialog, isThere, rest } = useNativeDialog(isOpen)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog dialog-${kind}`}
      onClose={rest}
      {...closingGestures(onClose)}
    >
      {isThere && (
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

/** Its content is there from the moment it opens until it is out of sight. */
function useNativeDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLeaving, setLeaving] = useState(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return undefined
    setLeaving(true)
    keepRoomOfScrollbar(document.documentElement)
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element.close()
  }, [isOpen])

  async function rest() {
    const movements = dialog.current?.getAnimations({ subtree: true }) ?? []
    await Promise.allSettled(movements.map(({ finished }) => finished))
    if (!dialog.current?.open) setLeaving(false)
  }

  return { dialog, isThere: isOpen || isLeaving, rest }
}

/** Only a scrollbar that takes room leaves a gap; one that lies over the page, or none, does not. */
const keepRoomOfScrollbar = (page: HTMLElement) =>
  page.style.setProperty('--scrollbar-room', innerWidth > page.clientWidth ? 'stable' : 'auto')
