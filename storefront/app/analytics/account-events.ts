import { signedInEvent } from '../platform/calls/session-events.ts'
import { onTracked } from '../platform/on-tracked.ts'
import { track } from '../platform/tracked-events.ts'

/** A sign-up ends with a sign-in of its own. */
export function watchSignIn() {
  let hasSignedUp = false
  onTracked(({ event }) => {
    hasSignedUp ||= event === 'sign_up'
  })
  addEventListener(signedInEvent, () => {
    if (!hasSignedUp) track({ event: 'login' })
    hasSignedUp = false
  })
}

/** The form is reset when the address was accepted, and only then. */
export function watchNewsletter() {
  addEventListener('reset', ({ target }) => {
    if (target instanceof Element && target.matches('.newsletter-form'))
      track({ event: 'generate_lead', lead_source: 'newsletter' })
  })
}
