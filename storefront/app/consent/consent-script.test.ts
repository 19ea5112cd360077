// @vitest-environment jsdom
import {
  allCodes,
  allowedCodes,
  choiceToText,
  type ConsentCode,
  consentCodes,
  type ConsentFacts,
  consentVersion,
  isChoiceMissing,
} from '@cairn/contract/consent/consent'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { consentChange, isConsentMissing, onConsentChange } from '../platform/consent-changes.ts'
import { isAllowed } from '../platform/consent.ts'
import { endConsentScripts, runConsentScript } from './test-consent-script.ts'

const choiceOf = (codes: readonly ConsentCode[], version = consentVersion) => ({
  version,
  chosenAt: new Date('2026-11-27T09:30:00Z'),
  codes,
  consentId: '0b56a1f2-3c4d-4e5f-8a9b-0c1d2e3f4a5b',
})

const page = document.documentElement.dataset

afterEach(() => {
  endConsentScripts()
  for (const name of ['cairn_consent', 'preview-date', 'other'])
    document.cookie = `${name}=; path=/; max-age=0`
  for (const name of ['region', 'canPreview', 'allows', 'asksConsent']) delete page[name]
  vi.unstubAllGlobals()
})

function openPage({ region, isPreview, choice, hasPrivacyControl }: ConsentFacts) {
  page['region'] = region
  page['canPreview'] = ''
  document.cookie = 'other=cairn_consent; path=/'
  if (choice) document.cookie = `cairn_consent=${choiceToText(choice)}; path=/`
  if (isPreview) document.cookie = 'preview-date=2026-12-24; path=/'
  vi.stubGlobal('navigator', { globalPrivacyControl: hasPrivacyControl })
  runConsentScript()
}

const choices = [
  undefined,
  choiceOf(['C0001']),
  choiceOf(['C0001', 'C0003']),
  choiceOf(allCodes),
  choiceOf(['C0001'], consentVersion + 1),
  choiceOf(allCodes, consentVersion + 1),
]
const both = [false, true]
const situations: ConsentFacts[] = (['EMEA', 'NORA'] as const).flatMap((region) =>
  both.flatMap((isPreview) =>
    both.flatMap((hasPrivacyControl) =>
      choices.map((choice) => ({ region, isPreview, choice, hasPrivacyControl })),
    ),
  ),
)

describe('the first script of a page', () => {
  test.each(situations)(
    'decides like the contract: $region, preview $isPreview, control $hasPrivacyControl, $choice.codes',
    (facts) => {
      openPage(facts)
      const allowed = Object.entries(consentCodes)
        .filter(([, code]) => allowedCodes(facts).includes(code))
        .map(([category]) => category)
      expect(page['allows']).toBe(allowed.join(' '))
      expect(isConsentMissing()).toBe(isChoiceMissing(facts))
    },
  )

  const german: ConsentFacts = {
    region: 'EMEA',
    isPreview: false,
    choice: undefined,
    hasPrivacyControl: false,
  }

  test('allows only the required category in EMEA before a choice', () => {
    openPage(german)
    expect(isAllowed('required')).toBe(true)
    expect(isAllowed('performanceAndAnalytics')).toBe(false)
    expect(isAllowed('functional')).toBe(false)
    expect(isAllowed('targeting')).toBe(false)
  })

  test('previews only where the page may be previewed (ANA-010)', () => {
    openPage({ ...german, isPreview: true })
    expect(isAllowed('targeting')).toBe(true)
    delete page['canPreview']
    dispatchEvent(new Event('focus'))
    expect(isAllowed('targeting')).toBe(false)
  })

  test.each(['nonsense', '1.2.C0004', `${choiceToText(choiceOf(allCodes))}x`])(
    'takes %s for no choice',
    (text) => {
      openPage(german)
      document.cookie = `cairn_consent=${text}; path=/`
      dispatchEvent(new Event('focus'))
      expect(page['allows']).toBe('required')
      expect(isConsentMissing()).toBe(true)
    },
  )

  test('decides again after a choice, before listeners hear of it, until they leave', () => {
    openPage(german)
    const notified: boolean[] = []
    const leave = onConsentChange(() => notified.push(isAllowed('functional')))
    document.cookie = `cairn_consent=${choiceToText(choiceOf(['C0001', 'C0003']))}; path=/`
    dispatchEvent(new Event(consentChange))
    document.cookie = `cairn_consent=${choiceToText(choiceOf(['C0001']))}; path=/`
    dispatchEvent(new Event('focus'))
    leave()
    dispatchEvent(new Event(consentChange))
    expect(notified).toEqual([true, false])
  })

  test('decides again when another window that stays beside this one has changed the choice', () => {
    const cookies = new EventTarget()
    vi.stubGlobal('cookieStore', cookies)
    openPage({ ...german, choice: choiceOf(allCodes) })
    const notified: boolean[] = []
    const leave = onConsentChange(() => notified.push(isAllowed('targeting')))
    document.cookie = `cairn_consent=${choiceToText(choiceOf(['C0001']))}; path=/`
    const changeOf = (name: string) =>
      Object.assign(new Event('change'), { changed: [{ name }], deleted: [] })
    cookies.dispatchEvent(changeOf('other'))
    expect(notified).toEqual([])
    cookies.dispatchEvent(changeOf('cairn_consent'))
    leave()
    expect(notified).toEqual([false])
  })

  test('allows nothing where it has not run', () => {
    expect(isAllowed('required')).toBe(false)
  })
})
