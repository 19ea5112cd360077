import { flagCookies } from '@cairn/contract/cookies'

import { customerGoneEvent } from '../platform/session-events.ts'

const lookAt = ['focus', 'pageshow', 'storage']
const mark = `${flagCookies.login}=1`

let isNoticing = false

/** Most who come here are guests: what follows a person is fetched when there is one. */
export function noticePerson() {
  if (isNoticing) return
  isNoticing = true
  for (const event of lookAt) window.addEventListener(event, look)
  window.addEventListener(customerGoneEvent, (event) => {
    if (event instanceof CustomEvent) void begin(String(event.detail))
  })
  look()
}

const begin = (message: string) =>
  import('./start-anew.ts').then(({ startAnew }) => startAnew(message))

function look() {
  if (!document.cookie.includes(mark)) return
  for (const event of lookAt) window.removeEventListener(event, look)
  void followNow()
}

const followNow = () => import('./follow-person.ts').then(({ followPerson }) => followPerson())
