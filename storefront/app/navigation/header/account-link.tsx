import { type MouseEvent, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { usePerson } from '../../person/person-state.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { watchForSignIn } from '../../sign-in/session/watch-for-sign-in.ts'
import { openSignIn } from '../../sign-in/sign-in-dialog-state.ts'
import { Icon } from '../../ui/icon.tsx'

/** Opens the sign-in dialog for guests. Shows the name of a signed-in shopper and links to the account. */
export function AccountLink() {
  const t = useMessages()
  const { isSignedIn, name, linkProps } = useAccountLink()
  useEffect(watchForSignIn, [])
  // The server embeds the texts that it renders, and only the browser knows the name.
  const named = t('accountNamed', { name: name ?? '' })
  const account = t('account')
  const label = name ? named : isSignedIn ? account : t('signIn')
  return (
    <Link
      {...linkProps}
      aria-label={label}
      className={`button-icon site-action max-md:hidden ${name ? 'has-name' : ''}`}
    >
      <Icon name="user" />
      {name && <span className="account-name">{name}</span>}
    </Link>
  )
}

/** The same link in the menu of small screens. */
export function AccountMenuEntry() {
  const t = useMessages()
  const { isSignedIn, name, linkProps } = useAccountLink()
  return (
    <Link {...linkProps} className="menu-title">
      {name ? t('accountNamed', { name }) : t(isSignedIn ? 'account' : 'signIn')}
      <Icon name="user" />
    </Link>
  )
}

function useAccountLink() {
  const locale = useLocale()
  const { pathname } = useLocation()
  const { isSignedIn, person } = usePerson()
  if (isSignedIn)
    return { isSignedIn, name: person?.firstName, linkProps: { to: `/${locale}/account` } }
  const linkProps = {
    to: `/${locale}/sign-in?to=${encodeURIComponent(pathname)}`,
    // Every page has this link with another query.
    rel: 'nofollow',
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      if (pathname.endsWith('/sign-in')) return
      event.preventDefault()
      openSignIn()
    },
  } as const
  return { isSignedIn, name: undefined, linkProps }
}
