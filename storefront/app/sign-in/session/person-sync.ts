import { personState } from '../../person/person-state.ts'
import { refreshPerson } from '../../person/person-store.ts'
import { readSignedInPerson } from '../../person/read-signed-in-person.ts'
import { sessionLostEvent } from '../../platform/calls/session-events.ts'
import { startLoadingMessages } from '../../platform/text/messages.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { openSignIn } from '../sign-in-dialog-state.ts'
import { clearPersonalData } from './clear-personal-data.ts'

let isStarted = false

/** Keeps every tab up to date about who is signed in, and clears personal data after a sign-out. */
export function startPersonSync() {
  if (!isStarted) {
    isStarted = true
    for (const event of ['storage', 'focus', 'pageshow']) window.addEventListener(event, syncPerson)
    window.addEventListener(sessionLostEvent, () => void handleSessionLost())
  }
  syncPerson()
}

function syncPerson() {
  refreshPerson()
  const { isSignedIn, person } = personState()
  if (isSignedIn && !person) void readSignedInPerson()
}

async function handleSessionLost() {
  clearPersonalData()
  const { sessionLost, signIn } = await startLoadingMessages(document).loadAll()
  showToast({
    title: sessionLost,
    tone: 'error',
    actions: [{ label: signIn, onPress: openSignIn }],
  })
}
