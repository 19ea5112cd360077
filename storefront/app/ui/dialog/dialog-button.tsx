import { type ReactNode, Suspense, useState } from 'react'

type DialogState = { isOpen: boolean; onClose: () => void }
type OpensDialogProps = {
  id?: string
  /** The accessible name, where the label alone is not enough. */
  name?: string
  label: ReactNode
  className?: string
  /** Rendered when the dialog is opened for the first time. */
  children: (dialog: DialogState) => ReactNode
}

/** A button, and the dialog that it opens. */
export function DialogButton({ name, label, className = '', children, id }: OpensDialogProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={name}
        className={`link ${className}`}
        onClick={() => setState('open')}
      >
        {label}
      </button>
      {state !== 'never' && (
        <Suspense>
          {children({ isOpen: state === 'open', onClose: () => setState('closed') })}
        </Suspense>
      )}
    </>
  )
}
