/** The input of a call that works against the demo shop. */
export type CallExample = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | readonly string[]>>
  body?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

/**
 * What stands in examples for something that an earlier call has answered with or that a mail contains. Clients
 * replace it with their own.
 */
export const exampleIds = {
  basketId: '6f1c7f0e-2f4b-4a55-9d0e-3b8f4f1d2a10',
  itemId: '0c9a1c52-7f3b-4f7e-8a35-5d1f0b6a7c21',
  /** The owner of a list. The lists of a session have its consumer's id. */
  listId: '2b7e4d19-93c5-4e0b-b1ad-6c80d3f5e432',
  favouriteItemId: '83d0f6a4-1e5c-4b7a-9f22-7a4b9c1d0e43',
  adjustmentId: '95e1a7b5-2f6d-4c8b-8a33-8b5cad2e1f54',
  addressId: 'a6f2b8c6-307e-4d9c-9b44-9c6dbe3f2a65',
  instrumentId: 'b7a3c9d7-418f-4ead-8c55-ad7ecf4a3b76',
  /** A session in the list of the shopper. */
  sessionId: '5e551000-0000-4000-8000-000000000001',
  /** In the list of the store. */
  reservationId: 'c1d4e7a0-53b8-4f29-8d61-7e0a9b3c5f87',
  /** In the list of the store. */
  pickupId: 'me-pickup-0042',
  /** A passkey in the list of the shopper. */
  passkeyId: '9a55ce75-0000-4000-8000-000000000001',
  orderNumber: 'CRN-83HESXWEG',
  ticket: 'q7Rz1Lm4Xv9Kc2Np8Tb5Wd3Hs6Jf0Yg',
  orderCode: '402913',
  /** From the link in a mail with the favourites of another shopper. */
  shareRefusal: 'wN5tQ8rXzL2vK7mC4pB9sDjG3hF6yT1aE0uWqRiOnMxZ',
  /** From the link in a mail that asks to confirm a newsletter. */
  newsletterConfirmation: 'cH4rM9wQ2xL7vT1kZ5nB8sD3jF6yG0aE',
  /** From the unsubscribe link of a newsletter. */
  newsletterUnsubscription: '7b1e4c2f9a0d4e6bb3c85d7f1a2e9c40mQ8xR5tW1yB7nC4pL6sD0f',
  returnNumber: 'RET-7K4M9Q2X',
  /** A day of an event, from the block that announces it. */
  eventDay: '2027-02-10',
  /** From the link in a mail that resets a password. */
  resetToken: 'Zk3v8Qw1Lr5Tn9Xc2Bm7Hd4',
  /** From the link in the mail to a new account. */
  verificationToken: 'b7Qx2Mn5Zk9Wc4Tr8Ly1Hs3Jd6Pf',
  authorizationCode: 'k3J9vQ2mZ8xR5tW1yB7nC4pL6sD0fG',
  challengeSession: 'CRN-83HESXWEG-1',
  challengeResult: 'eyJhcHByb3ZlZCI6dHJ1ZX0',
} as const

export type ExampleTable = Readonly<Record<string, CallExample>>
