import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = ComponentProps<'input'> & { children: ReactNode; error?: string | undefined }

/** The children are its label. The error is shown below and described to screen readers. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId()
  const messageId = error && `${id}-error`
  return (
    <div>
      <label className="choice">
        <input
          {...input}
          type="checkbox"
          className="tick"
          aria-invalid={error !== undefined}
          aria-describedby={messageId}
        />
        <span className="grow">{children}</span>
      </label>
      <FieldError id={messageId}>{error}</FieldError>
    </div>
  )
}

type ChoiceProps = ComponentProps<'input'> & { children: ReactNode }

export function Radio({ children, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} type="radio" className="dot" />
      <span className="grow">{children}</span>
    </label>
  )
}

/** A setting that takes effect immediately. */
export function Switch({ children, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes aria-checked by itself */}
      <input {...input} type="checkbox" role="switch" className="toggle" />
      <span className="grow">{children}</span>
    </label>
  )
}
