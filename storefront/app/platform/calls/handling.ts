/** The page shows the message of the refusal. */
export const showMessage = 'showMessage' as const

/** The page shows a text of its own. */
export const showOwnText = 'showOwnText' as const

/** The error page is shown, with the status of the refusal. */
export const showErrorPage = 'showErrorPage' as const

/** The page works without the answer. */
export const goOn = 'goOn' as const

/** The page leads to the sign-in, or opens a guest session where that is enough. */
export const signIn = 'signIn' as const

/** The request may succeed later. */
export const tryLater = 'tryLater' as const
