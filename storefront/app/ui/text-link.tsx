import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** Stands by itself, 44 px high; in running text give it `link-inline`. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`link ${className}`} />
}

/** Looks like a link, and does something here. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`link ${className}`} />
}
