/** Told on the window when somebody has signed in. */
export const signedInEvent = 'cairn:signed-in'

/** Told on the window when the shop no longer knows whoever was signed in. */
export const sessionLostEvent = 'cairn:session-lost'

/** Told on the window, with what the shop says of it, when the customer of a session is gone. */
export const customerGoneEvent = 'cairn:customer-gone'

export const tellCustomerGone = (message: string) =>
  void window.dispatchEvent(new CustomEvent(customerGoneEvent, { detail: message }))

export const tell = (event: string) => void window.dispatchEvent(new CustomEvent(event))
