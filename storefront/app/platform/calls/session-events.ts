/** Dispatched on the window after a sign-in. */
export const signedInEvent = 'cairn:signed-in'

/** Dispatched on the window when the session of a signed-in person has ended. */
export const sessionLostEvent = 'cairn:session-lost'

/** Dispatched on the window, with the shop's message, when the customer of a session no longer exists. */
export const customerDeletedEvent = 'cairn:customer-deleted'

export const dispatchCustomerDeleted = (message: string) =>
  void window.dispatchEvent(new CustomEvent(customerDeletedEvent, { detail: message }))

export const dispatchSessionEvent = (event: string) =>
  void window.dispatchEvent(new CustomEvent(event))
