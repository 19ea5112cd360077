import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from '../icon.tsx'

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
