import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

/** An icon to press, at least 44 px large. The label is its accessible name. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`button-icon ${className}`}>
      <Icon name={icon} />
    </button>
  )
}
