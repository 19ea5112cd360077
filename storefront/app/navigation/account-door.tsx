import { type MouseEvent, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { noticePerson } from '../sign-in/notice-person.ts'
import { openSignIn } from '../sign-in/sign-in-store.ts'
import { usePerson } from '../sign-in/use-person.ts'
import { Icon } from '../ui/icon.tsx'

/** A guest signs in here; whoever has done so reads their name, and finds their account. */
export function AccountDoor() {
  const t = useMessages()
  const { isSignedIn, name, way } = useWay()
  useEffect(noticePerson, [])
  const label = name ? t('accountNamed', { name }) : t(isSignedIn ? 'account' : 'signIn')
  return (
    <Link
      {...way}
      aria-label={label}
      className={`button-icon relative max-md:hidden ${name ? 'has-person' : ''}`}
    >
      <Icon name="user" />
      {name && <span className="site-person">{name}</span>}
    </Link>
  )
}

/** The same in the menu of small screens, which have no room for a door. */
export function AccountEntry() {
  const t = useMessages()
  const { isSignedIn, name, way } = useWay()
  return (
    <Link {...way} className="menu-title">
      {name ? t('accountNamed', { name }) : t(isSignedIn ? 'account' : 'signIn')}
      <Icon name="user" />
    </Link>
  )
}

function useWay() {
  const locale = useLocale()
  const { pathname } = useLocation()
  const { isSignedIn, person } = usePerson()
  if (isSignedIn) return { isSignedIn, name: person?.firstName, way: { to: `/${locale}/account` } }
  const way = {
    to: `/${locale}/sign-in?to=${encodeURIComponent(pathname)}`,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      if (pathname.endsWith('/sign-in')) return
      event.preventDefault()
      openSignIn()
    },
  } as const
  return { isSignedIn, name: undefined, way }
}
