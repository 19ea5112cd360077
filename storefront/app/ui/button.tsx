import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Stone } from './stone.tsx'

type Shown = {
  look?: 'primary' | 'accent' | 'line' | undefined
  size?: 'tall' | 'small' | undefined
  className?: string | undefined
}

const classesOf = ({ look = 'primary', size = 'tall', className = '' }: Shown) =>
  `button button-${look} button-${size} ${className}`

type ButtonProps = Shown & ComponentProps<'button'> & { pending?: boolean }

/** While it waits its label stays and a stone pulses; it keeps its width, and can be found by Tab. */
export function Button({ look, size, className, pending = false, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} aria-busy={pending} className={classesOf({ look, size, className })}>
      {children}
      {pending && <Stone className="button-wait pulsing" />}
    </button>
  )
}

type ButtonLinkProps = Shown & ComponentProps<typeof Link>

export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classesOf({ look, size, className })} />
}
