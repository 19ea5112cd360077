import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'

type OptionsProps = ComponentProps<'fieldset'> & { legend: string }

/** A group of radio buttons, each with its own row. The legend is for screen readers only. */
export function Options({ legend, children, ...fieldset }: OptionsProps) {
  return (
    <fieldset {...fieldset} className="options">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  )
}

type OptionProps = Omit<ComponentProps<'input'>, 'title'> & {
  icon?: IconName
  title: ReactNode
  note?: ReactNode
  end?: ReactNode
}

export function Option({ icon, title, note, end, ...input }: OptionProps) {
  return (
    <label className="option">
      <input {...input} type="radio" className="dot" />
      {icon && <Icon name={icon} />}
      <span className="option-title">
        {title}
        {note && <span className="option-note">{note}</span>}
      </span>
      <span className="figures">{end}</span>
    </label>
  )
}
