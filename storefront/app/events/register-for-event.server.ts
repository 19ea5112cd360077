import { data } from 'react-router'
import type { Commerce } from '../platform/calls/commerce.ts'
import { goOn, showMessage } from '../platform/calls/handling.ts'
import { hasSignedInSession, withRenewedSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import {
  type ConsumerDetails,
  type EventActionData,
  eventFormValues,
  findEventProblems,
  registrationBody,
} from './event-registration.ts'

/** Undefined for guests, who have to sign in first. */
export async function readAttendee(
  commerce: Commerce,
  request: Request,
): Promise<ConsumerDetails | undefined> {
  if (!hasSignedInSession(request)) return undefined
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile({ query: {} }, { profileNotFound: goOn }),
  )
  return result.ok ? result.value.consumerProfile.consumerDetails : undefined
}

/** Handles a form that was sent without scripts. */
export async function registerByForm(commerce: Commerce, request: Request, form: FormData) {
  const values = eventFormValues(form)
  const problems = findEventProblems(values)
  if (Object.keys(problems).length > 0) return respond({ values, problems }, 400)
  const profile = await readAttendee(commerce, request)
  if (!profile) return respond({ values, errorMessage: '' }, 401)
  const eventId = formText(form, 'eventId')
  const result = await commerce.registerForEvent(
    { body: registrationBody({ eventId, profile, values }) },
    { callUnknown: showMessage, profileNotFound: showMessage },
  )
  return result.ok
    ? respond('registered', 200)
    : respond({ values, errorMessage: result.refusal.message }, result.refusal.status)
}

const respond = (event: EventActionData['event'], status: number) =>
  data<EventActionData>({ event }, { status })
