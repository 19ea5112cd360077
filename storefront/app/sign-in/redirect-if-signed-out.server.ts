import { redirect } from 'react-router'

const notSignedIn = new Set([401, 403])

type SignInRedirect = { status: number; locale: string; path: string }

/** Redirects to the sign-in page, which leads back to the path, if the refusal was a missing sign-in. */
export function redirectIfSignedOut({ status, locale, path }: SignInRedirect): void {
  if (!notSignedIn.has(status)) return
  throw redirect(`/${locale}/sign-in?to=${encodeURIComponent(path)}`)
}
