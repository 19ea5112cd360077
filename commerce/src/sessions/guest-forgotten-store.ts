import { defineEvent } from '../platform/jobs/outbox.ts'

/** A guest whose last token has run out: what was kept for them may go. */
export const guestForgotten = defineEvent<{ consumerId: string }>('guest-forgotten')
