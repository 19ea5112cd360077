import { useId, type ReactNode, type ComponentProps } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../icon.tsx'

export type FieldTexts = {
  label: string
  /** A hint that is always visible. */
  help?: string | undefined
  /** The problem and how to solve it. */
  error?: string | undefined
  isOptional?: boolean | undefined
}

/** Attributes that connect a control with its label, help and error. */
type FieldControl = {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = FieldTexts & { children: (control: FieldControl) => ReactNode }

function Field({ label, help, error, isOptional = false, children }: FieldProps) {
  const t = useMessages()
  const id = useId()
  const helpId = help && `${id}-help`
  const messageId = error && `${id}-error`
  const described = [messageId, helpId].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
        {isOptional && <span className="field-optional">{t('optional')}</span>}
      </label>
      <div className="field-box">
        {children({
          id,
          required: !isOptional,
          'aria-invalid': error !== undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      <FieldError id={messageId}>{error}</FieldError>
      {help && (
        <p id={helpId} className="field-help">
          {help}
        </p>
      )}
    </div>
  )
}

type FieldErrorProps = { id: string | undefined; children: string | undefined }

export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null
  return (
    <p id={id} className="field-message">
      <Icon name="warning" className="icon-small" />
      <span>{children}</span>
    </p>
  )
}

type TextFieldProps = FieldTexts & ComponentProps<'input'> & { end?: ReactNode }

/** A single-line input, optionally with a button at its end. */
export function TextField({ label, help, error, isOptional, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <>
          <input {...input} {...control} />
          {end && <span className="field-end">{end}</span>}
        </>
      )}
    </Field>
  )
}

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

export function TextArea({ label, help, error, isOptional, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  )
}

type SelectFieldProps = FieldTexts & ComponentProps<'select'>

/** Uses the browser's select, which works with every device and screen reader. */
export function SelectField({ label, help, error, isOptional, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <>
          <select {...select} {...control} />
          <Icon name="down" className="icon-small" />
        </>
      )}
    </Field>
  )
}
