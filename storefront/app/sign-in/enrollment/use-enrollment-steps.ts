import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { pathAfterSignIn } from '../redirect-paths.ts'
import type { EnrollmentStep } from './enrollment-steps.ts'
import { enrollmentPath } from './enrollment-view.ts'

/** What a step tells the next ones. It is in the history of the browser, and not in the URL. */
type StepState = { email?: string; isFinished?: true }

/** The query has a path, which the server renders without knowing its own origin. */
const anyOrigin = 'https://shop.invalid'

/** Leads to other steps. The query, which says where to go on afterwards, stays. */
export function useEnrollmentSteps() {
  const navigate = useNavigate()
  const locale = useLocale()
  const { search, state } = useLocation()
  // The server does not know it.
  const { email, isFinished } = readState(useHydrated() ? state : null)
  return {
    /** The email address that was looked up. */
    email,
    /** Whether the shopper has just finished. */
    isFinished,
    /** Without a step it leads to the one that comes first. */
    goTo: (step?: EnrollmentStep, next: StepState = { ...(email !== undefined && { email }) }) =>
      void navigate({ pathname: enrollmentPath(locale, step), search }, { state: next }),
    /** After a reload, or when the shopper comes back, the step no longer knows that it was reached just now. */
    endWelcome: () =>
      void navigate({ pathname: enrollmentPath(locale, 'success'), search }, { replace: true }),
    /** Where the shopper came from, or the account. */
    pathAfter: () =>
      new URLSearchParams(search).has('to')
        ? pathAfterSignIn({ search, locale, origin: anyOrigin })
        : `/${locale}/account`,
  }
}

function readState(state: unknown): { email: string | undefined; isFinished: boolean } {
  if (typeof state !== 'object' || state === null) return { email: undefined, isFinished: false }
  const email: unknown = Reflect.get(state, 'email')
  return {
    email: typeof email === 'string' ? email : undefined,
    isFinished: Reflect.get(state, 'isFinished') === true,
  }
}
