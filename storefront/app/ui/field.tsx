import { useId, type ComponentProps } from 'react'
import { InlineMessage } from './inline-message.tsx'

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** "Optional", in the page's language; required is the rule and is not said. */
  hint?: string
  error?: string | undefined
}

/** One line of text to fill in: its label always in sight, its error tied to it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const border = error ? 'border-2 border-error px-[13px]' : 'border border-line-strong px-3.5'
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex justify-between gap-4 text-action font-[540]">
        {label}
        {hint && <span className="font-normal text-ink-mute">{hint}</span>}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`h-13 w-full rounded-1 bg-white focus-visible:border-basalt-900 ${border}`}
      />
      {error && (
        <InlineMessage tone="error" id={errorId}>
          {error}
        </InlineMessage>
      )}
    </div>
  )
}
