import {
  allowedCodes,
  choiceFromText,
  type ConsentCode,
  consentCookie,
} from '@cairn/contract/consent/consent'
import type { Site } from '@cairn/contract/sites/sites'

/** A visit for which a browser makes a call. */
export type Visit = {
  site: Pick<Site, 'region'>
  cookies: { get: (name: string) => string | undefined }
  hasPrivacyControl: boolean
}

/**
 * Whether the visitor allows all of these, by the cookie of their choice or, without one, by the region of the site. Staff
 * who preview a page are no visitors to count or to measure, so that they may do so is not considered.
 */
export function allowsAll(
  { site, cookies, hasPrivacyControl }: Visit,
  codes: readonly ConsentCode[],
): boolean {
  const allowed = allowedCodes({
    region: site.region,
    isPreview: false,
    choice: choiceFromText(cookies.get(consentCookie)),
    hasPrivacyControl,
  })
  return codes.every((code) => allowed.includes(code))
}
