import { redirect } from 'react-router'

const notSignedIn = new Set([401, 403])

type Going = { status: number; locale: string; address: string }

/** Whoever was refused for not having signed in does so first, and is led back to the address. */
export function signInFirst({ status, locale, address }: Going): void {
  if (!notSignedIn.has(status)) return
  throw redirect(`/${locale}/sign-in?to=${encodeURIComponent(address)}`)
}
