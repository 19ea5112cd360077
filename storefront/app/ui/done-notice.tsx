import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { Notice } from './notice.tsx'

type DoneProps = { children: ReactNode }

/** Says that a form was saved. */
export function DoneNotice({ children }: DoneProps) {
  return (
    <div ref={useFocusWhenDone<HTMLDivElement>()} tabIndex={-1} className="outline-none">
      <Notice tone="success">{children}</Notice>
    </div>
  )
}

/** What takes the place of a form that was sent. */
export function DoneOutput({ children }: DoneProps) {
  return (
    <output ref={useFocusWhenDone()} tabIndex={-1} className="block outline-none">
      {children}
    </output>
  )
}

/**
 * Focuses the message, because the pressed button may be gone, and again when the form is saved again. A page that is
 * loaded with it begins at its start.
 */
function useFocusWhenDone<Message extends HTMLElement>() {
  const { key } = useLocation()
  // The message is shown before the data of the page are read again, after which the location is another one.
  const isIdle = useNavigation().state === 'idle'
  const isHydrated = useHydrated()
  const message = useRef<Message>(null)
  const shownAt = useRef(isHydrated ? undefined : key)
  useEffect(() => {
    if (!isIdle || shownAt.current === key) return
    shownAt.current = key
    // A new page focuses its content first.
    queueMicrotask(() => message.current?.focus())
  }, [key, isIdle])
  return message
}
