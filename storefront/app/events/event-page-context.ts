import { createContext } from 'react'
import type { ConsumerDetails, EventActionData } from './event-registration.ts'

type EventPage = {
  /** The person who takes part, if somebody is signed in. */
  attendee?: ConsumerDetails | undefined
  /** The result of a form that was sent without scripts. */
  result?: EventActionData['event'] | undefined
}

/** What the server knows about an event that has a page of its own. In a dialog it knows nothing. */
export const EventPageContext = createContext<EventPage>({})
