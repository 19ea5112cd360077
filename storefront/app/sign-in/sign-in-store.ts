/** Links open the dialog by this name, too. */
export const signInHash = 'sign-in-modal'

let isOpen = false
const listeners = new Set<() => void>()

export const isSignInOpen = (): boolean => isOpen

export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openSignIn = () => tell(true)
export const closeSignIn = () => tell(false)

function tell(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}
