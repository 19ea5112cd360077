import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Pebble } from './logo.tsx'

type ButtonStyle = {
  look?: 'primary' | 'accent' | 'line' | undefined
  size?: 'tall' | 'small' | undefined
  className?: string | undefined
}

const buttonClasses = ({ look = 'primary', size = 'tall', className = '' }: ButtonStyle) =>
  `button button-${look} button-${size} ${className}`

type ButtonProps = ButtonStyle & ComponentProps<'button'> & { pending?: boolean }

/** While pending it keeps its label and width, stays focusable and shows a pulsing pebble. */
export function Button({ look, size, className, pending = false, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} aria-busy={pending} className={buttonClasses({ look, size, className })}>
      {children}
      {pending && <Pebble className="button-pending" />}
    </button>
  )
}

type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>

export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ look, size, className })} />
}

/** A standalone link, 44 px high. Inside running text it needs the class `link-inline`. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`link ${className}`} />
}

/** A button that looks like a link. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`link ${className}`} />
}
