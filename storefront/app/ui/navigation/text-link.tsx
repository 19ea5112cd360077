import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A standalone link, 44 px high. Inside running text it needs the class `link-inline`. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`link ${className}`} />
}

/** A button that looks like a link. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`link ${className}`} />
}
