import {
  allCodes,
  choiceFromText,
  choiceToText,
  type ConsentCode,
  consentCodes,
  consentCookie,
  consentSeconds,
  consentVersion,
  withoutTargeting,
} from '@cairn/contract/consent/consent'
import { randomId } from '../platform/calls/random-id.ts'
import { consentChange } from '../platform/consent-changes.ts'
import { cookieOf } from '../platform/cookies.ts'
import { withRetry } from '../platform/lazy-component.ts'
import { removeRefusedItems } from './remove-refused-items.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean
  }
}

export const consentPage = 'cookie-settings'

const choiceInCookie = () => cookieOf(document.cookie, consentCookie)

/** The categories that a form allows: what is ticked, unless its button says all or none. */
export function codesInForm(form: FormData): readonly ConsentCode[] {
  const choice = form.get('choice')
  const ticked = choice === 'all' ? allCodes : choice === 'none' ? [] : form.getAll('code')
  return allCodes.filter((code) => code === consentCodes.required || ticked.includes(code))
}

/**
 * Makes a choice count in this browser at once, before the server has recorded it: the server then sets the cookie again,
 * because some browsers delete cookies of scripts after a week. What is refused now is removed.
 */
export function applyChoice(codes: readonly ConsentCode[]) {
  const earlierChoice = choiceFromText(choiceInCookie())
  const text = choiceToText({
    version: consentVersion,
    chosenAt: new Date(),
    codes: navigator.globalPrivacyControl === true ? withoutTargeting(codes) : codes,
    consentId: earlierChoice?.consentId ?? randomId(),
  })
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${consentCookie}=${text}; path=/; max-age=${consentSeconds}; samesite=lax${secure}`
  dispatchEvent(new Event(consentChange))
  removeRefusedItems()
}

/**
 * Sends what the page with the settings would send without scripts. The choice counts even if that fails. Once the visitor
 * has chosen again, elsewhere, it is not sent any more, because the server would set its cookie.
 */
export async function chooseInBanner(form: FormData, locale: string): Promise<void> {
  applyChoice(codesInForm(form))
  const ownChoice = choiceInCookie()
  await withRetry(async () => {
    if (choiceInCookie() !== ownChoice) return
    const { type } = await fetch(`/${locale}/${consentPage}`, {
      method: 'POST',
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
      redirect: 'manual',
      keepalive: true,
    })
    if (type !== 'opaqueredirect') throw new Error('The choice of cookies was not recorded.')
  }).catch(console.warn)
}
