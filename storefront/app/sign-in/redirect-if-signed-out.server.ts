import { redirect } from 'react-router'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { signIn } from '../platform/calls/handling.ts'

/** Redirects to the sign-in page, which leads back to the path, if the refusal was a missing sign-in. */
export function redirectIfSignedOut(
  { name, handling }: HandledRefusal,
  { locale, path }: { locale: string; path: string },
): void {
  // Only a browser can solve a challenge, which it does on the sign-in page.
  if (handling !== signIn && name !== 'challengeRequired') return
  throw redirect(`/${locale}/sign-in?to=${encodeURIComponent(path)}`)
}
