import { flagCookies } from '@cairn/contract/wire/cookies'
import { customerDeletedEvent } from '../../platform/calls/session-events.ts'

const checkEvents = ['focus', 'pageshow', 'storage']
const loginCookie = `${flagCookies.login}=1`

let isStarted = false

/** Most visitors are guests, so the code for signed-in people is loaded only when someone signs in. */
export function watchForSignIn() {
  if (isStarted) return
  isStarted = true
  for (const event of checkEvents) window.addEventListener(event, checkSignedIn)
  window.addEventListener(customerDeletedEvent, (event) => {
    if (event instanceof CustomEvent) void restart(String(event.detail))
  })
  checkSignedIn()
}

const restart = (message: string) =>
  import('./restart-as-guest.ts').then(({ restartAsGuest }) => restartAsGuest(message))

function checkSignedIn() {
  if (!document.cookie.includes(loginCookie)) return
  for (const event of checkEvents) window.removeEventListener(event, checkSignedIn)
  void loadPersonSync()
}

const loadPersonSync = () =>
  import('./person-sync.ts').then(({ startPersonSync }) => startPersonSync())
