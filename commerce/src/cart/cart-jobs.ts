import { consume } from '../platform/jobs/consumer.ts'
import { guestForgotten } from '../sessions/session-store.ts'
import { forgetCarts } from './cart-store.ts'

export const cartJobs = {
  consumers: [
    consume('forget-carts-of-guests', guestForgotten, (database, { consumerId }) =>
      forgetCarts(database, consumerId),
    ),
  ],
}
