import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'

type Gesture = SyntheticEvent<HTMLDialogElement>

const isItself = ({ target, currentTarget }: Gesture) => target === currentTarget

/** Escape, the system's way back, and a press on the scrim; without `close` none of them does it. */
export function closingGestures(close: (() => void) | undefined) {
  return {
    onCancel(event: Gesture) {
      if (!isItself(event)) return
      event.preventDefault()
      close?.()
    },
    // A browser lets a dialog refuse to be closed only once; the key itself can be refused always.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Escape' && !close) event.preventDefault()
    },
    // The scrim belongs to the dialog's element; what is in the dialog covers all the rest of it.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      if (!isItself(event) || event.button !== 0) return
      event.preventDefault()
      close?.()
    },
  }
}
