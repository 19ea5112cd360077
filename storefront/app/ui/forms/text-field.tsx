import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'

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
