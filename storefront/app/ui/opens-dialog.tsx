import { type ReactNode, Suspense, useState } from 'react'
import { TextButton } from './text-link.tsx'

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
export function OpensDialog({ name, label, children, ...button }: OpensDialogProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <TextButton {...button} aria-label={name} onClick={() => setState('open')}>
        {label}
      </TextButton>
      {state !== 'never' && (
        <Suspense>
          {children({ isOpen: state === 'open', onClose: () => setState('closed') })}
        </Suspense>
      )}
    </>
  )
}
