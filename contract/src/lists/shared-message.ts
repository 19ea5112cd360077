export const maxShareRecipients = 5
export const maxSharedMessage = 300

const webAddressPattern = /\/\/|www\.|[\p{L}\d]\.\p{L}{2}/iu

/** Whether a text contains what mail programs show as a link. The shop sends no links of strangers. */
export const hasWebAddress = (text: string): boolean => webAddressPattern.test(text)
