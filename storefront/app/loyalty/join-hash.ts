/** What the dialog of joining is called behind the hash of an address; authors name its words alike. */
export const joinHash = 'loyalty-modal'
