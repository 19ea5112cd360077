import { defineEvent } from '../platform/jobs/outbox.ts'

/** The last of something went, or the first came back: what lists show of it is made anew. */
export const stockTurned = defineEvent<{ skus: string[] }>('stock-turned')
