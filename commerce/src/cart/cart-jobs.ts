import { consume } from '../platform/jobs/consumer.ts'
import { guestForgotten } from '../sessions/session-store.ts'
import { deleteActiveCarts } from './store/cart-store.ts'

export const cartJobs = {
  consumers: [
    consume('forget-carts-of-guests', guestForgotten, (database, { consumerId }) =>
      deleteActiveCarts(database, consumerId),
    ),
  ],
}
