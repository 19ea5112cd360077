import sprite from './icons.svg?url'

/** Drawn in icons.svg on a grid of 24, with one line of 1.5 and square ends. */
export type IconName =
  | 'bag'
  | 'box'
  | 'calendar'
  | 'camera'
  | 'card'
  | 'check'
  | 'clock'
  | 'close'
  | 'cloud'
  | 'down'
  | 'download'
  | 'edit'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'filter'
  | 'first'
  | 'gift'
  | 'globe'
  | 'grid'
  | 'heart'
  | 'info'
  | 'last'
  | 'left'
  | 'lock'
  | 'mail'
  | 'mend'
  | 'menu'
  | 'minus'
  | 'next'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'previous'
  | 'return'
  | 'right'
  | 'ruler'
  | 'search'
  | 'share'
  | 'stack'
  | 'store'
  | 'truck'
  | 'user'
  | 'warning'

type IconProps = { name: IconName; className?: string }

/** An ornament: whoever shows it says in words what it stands for. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
