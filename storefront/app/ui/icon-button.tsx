import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

/** A picture to press, 44 px at least, that is called by its label. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`button-icon ${className}`}>
      <Icon name={icon} />
    </button>
  )
}
