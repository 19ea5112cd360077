import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = ComponentProps<'input'> & { children: ReactNode; error?: string | undefined }

/** The words beside it are its label; a refusal stands below and is heard with it. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId()
  const errorId = error && `${id}-error`
  return (
    <div>
      <label className="choice">
        <input
          {...input}
          type="checkbox"
          className="tick"
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
        />
        <span className="grow">{children}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
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

/** Something that takes effect at once when it is turned on or off. */
export function Switch({ children, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells it by itself */}
      <input {...input} type="checkbox" role="switch" className="toggle" />
      <span className="grow">{children}</span>
    </label>
  )
}
