import sprite from './icons.svg?url'

/** The icons in icons.svg, drawn on a 24 px grid with 1.5 px lines and square ends. */
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
  | 'wallet'
  | 'warning'

/** Decorative. The component around it has to provide the text. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
