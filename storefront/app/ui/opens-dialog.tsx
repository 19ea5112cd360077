import { type ReactNode, Suspense, useState } from 'react'

type Opened = { isOpen: boolean; onClose: () => void }
type OpensDialogProps = {
  id?: string
  /** What it is called where what is written on it is not enough. */
  name?: string
  label: ReactNode
  className?: string
  /** Made when it is opened for the first time. */
  children: (dialog: Opened) => ReactNode
}

/** A button, and the dialog that it opens. */
export function OpensDialog({ name, label, className = '', children, id }: OpensDialogProps) {
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
