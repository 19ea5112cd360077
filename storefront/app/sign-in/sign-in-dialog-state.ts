/** The hash with which links open the dialog. */
export const signInHash = 'sign-in-modal'

let isOpen = false
const listeners = new Set<() => void>()

export const isSignInOpen = (): boolean => isOpen

export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openSignIn = () => setOpen(true)
export const closeSignIn = () => setOpen(false)

function setOpen(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}
