import { choiceToText, consentVersion } from '@cairn/contract/consent/consent'
import { expect, test } from 'vitest'
import { consentOfRequest } from './consent.server.ts'

const request = (headers: Record<string, string>, query = '') =>
  new Request(`https://shop.example/de-de/cookie-settings${query}`, { headers })

test('the server knows from a request what its visitor allows', () => {
  const choice = choiceToText({
    version: consentVersion,
    chosenAt: new Date('2026-11-27T09:30:00Z'),
    codes: ['C0001', 'C0002'],
    consentId: '0b56a1f2-3c4d-4e5f-8a9b-0c1d2e3f4a5b',
  })
  const cookie = `a=1; cairn_consent=${choice}`
  expect(consentOfRequest(request({ cookie, 'sec-gpc': '1' }), { locale: 'de-de' })).toMatchObject({
    region: 'EMEA',
    isPreview: false,
    choice: { codes: ['C0001', 'C0002'] },
    hasPrivacyControl: true,
  })
  expect(consentOfRequest(request({}), { locale: 'en-us' })).toEqual({
    region: 'NORA',
    isPreview: false,
    choice: undefined,
    hasPrivacyControl: false,
  })
})

test('a request for a preview counts as one only if its visitor may see it', () => {
  const preview = request({}, '?preview=true')
  expect(consentOfRequest(preview, { locale: 'de-de' }).isPreview).toBe(false)
  expect(consentOfRequest(preview, { locale: 'de-de', canPreview: true }).isPreview).toBe(true)
})
