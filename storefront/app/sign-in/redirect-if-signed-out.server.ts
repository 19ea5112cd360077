import { redirect } from 'react-router'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { signIn } from '../platform/calls/handling.ts'
import { hasSignedInSession } from '../platform/calls/server-session.ts'

type PageAddress = { locale: string; path: string }

/** Redirects a browser in which nobody is signed in, without asking for data that it cannot get. */
export function redirectGuest(request: Request, page: PageAddress): void {
  if (!hasSignedInSession(request)) throw redirectToSignIn(page)
}

/** Redirects to the sign-in page, which leads back to the path, if the refusal was a missing sign-in. */
export function redirectIfSignedOut({ name, handling }: HandledRefusal, page: PageAddress): void {
  // Only a browser can solve a challenge, which it does on the sign-in page.
  if (handling !== signIn && name !== 'challengeRequired') return
  throw redirectToSignIn(page)
}

export const redirectToSignIn = ({ locale, path }: PageAddress) =>
  redirect(`/${locale}/sign-in?to=${encodeURIComponent(path)}`)
