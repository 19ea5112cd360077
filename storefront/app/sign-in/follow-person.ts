import { openMessages } from '../platform/load-messages.ts'
import { sessionLostEvent } from '../platform/session-events.ts'
import { showToast } from '../ui/show-toast.ts'
import { askWho } from './ask-who.ts'
import { forgetEverything } from './forget-everything.ts'
import { hearOfPerson } from './person-store.ts'
import { personState } from './person-state.ts'
import { openSignIn } from './sign-in-store.ts'

let isFollowing = false

/** Knows in every tab who is signed in; what must not stay goes when they do. */
export function followPerson() {
  if (!isFollowing) {
    isFollowing = true
    for (const event of ['storage', 'focus', 'pageshow']) window.addEventListener(event, lookAgain)
    window.addEventListener(sessionLostEvent, () => void sayLost())
  }
  lookAgain()
}

function lookAgain() {
  hearOfPerson()
  const { isSignedIn, person } = personState()
  if (isSignedIn && !person) void askWho()
}

async function sayLost() {
  forgetEverything()
  const { sessionLost, signIn } = await openMessages(document).loadAll()
  showToast({
    title: sessionLost,
    tone: 'error',
    actions: [{ label: signIn, onPress: openSignIn }],
  })
}
