import { choiceToText, type ConsentCode } from '@cairn/contract/consent/consent'
import { assignedVariant } from '@cairn/contract/experiments/assigned-variant'
import { describe, expect, test } from 'vitest'
import { decisionsFor, isDecisionAllowed } from './decide.ts'

const visitorId = '7d6a2f0e-7c35-4c7f-9d0b-3d5b8d3b5a10'
const shares = [{ variantId: 'short', percent: 100 }]
const everybody = { experienceId: 'title', salt: 'title', audience: null, shares }
const members = { ...everybody, experienceId: 'offer', audience: 'loyalty-loggedin' }

const everyRequest: Parameters<typeof decisionsFor>[1] = {
  eventType: 'DecisionRequest',
  requestId: 'home-1',
  audiences: [],
}
const decisions = (request: object) =>
  decisionsFor(visitorId, { ...everyRequest, ...request }, [everybody, members]).map(
    ({ action: { experienceId, variationKey, requestId }, takesPart }) => [
      experienceId,
      variationKey,
      requestId,
      takesPart,
    ],
  )

describe('a decision request', () => {
  test('without ids is about all running experiments, and with ids about those that are running', () => {
    expect(decisions({ audiences: ['loyalty-loggedin'] })).toEqual([
      ['title', 'short', 'home-1', true],
      ['offer', 'short', 'home-1', true],
    ])
    expect(decisions({ experienceIds: ['title', 'unknown', 'title'] })).toEqual([
      ['title', 'short', 'home-1', true],
    ])
    expect(decisions({ experienceIds: ['unknown'] })).toEqual([])
    expect(decisions({ experienceIds: [] })).toEqual([])
  })

  test('gets the baseline, and the visitor does not take part, outside the audience', () => {
    expect(decisions({ experienceIds: ['offer'], audiences: ['loggedout'] })).toEqual([
      ['offer', null, 'home-1', false],
    ])
  })

  test('is answered with the variant that pages show', () => {
    const experiment = { ...everybody, shares: [{ variantId: 'short', percent: 50 }] }
    const keys = Array.from({ length: 100 }, (_, n) => {
      const [decision] = decisionsFor(`visitor-${n}`, everyRequest, [experiment])
      return decision?.action.variationKey
    })
    expect(keys).toEqual(keys.map((_, n) => assignedVariant(`visitor-${n}`, experiment)))
    expect(new Set(keys)).toEqual(new Set(['short', null]))
  })
})

describe('decisions', () => {
  const chosen = (...codes: ConsentCode[]) =>
    choiceToText({
      version: 1,
      chosenAt: new Date('2026-03-01'),
      codes,
      consentId: crypto.randomUUID(),
    })
  const isAllowed = (region: 'EMEA' | 'NORA', cookie?: string, more: object = {}) =>
    isDecisionAllowed({
      site: { region },
      cookies: { get: (name) => (name === 'cairn_consent' ? cookie : undefined) },
      hasPrivacyControl: false,
      ...more,
    })

  test.each([
    ['EMEA', 'without a choice', undefined, false],
    ['EMEA', 'with what is no choice', 'C0002-C0004', false],
    ['EMEA', 'after a refusal', chosen('C0001'), false],
    ['EMEA', 'with measurements only', chosen('C0001', 'C0002'), false],
    ['EMEA', 'with targeting only', chosen('C0001', 'C0004'), false],
    ['EMEA', 'with both', chosen('C0001', 'C0002', 'C0004'), true],
    ['NORA', 'without a choice, as clients without cookies are', undefined, true],
    ['NORA', 'after a refusal', chosen('C0001'), false],
    ['NORA', 'with both', chosen('C0001', 'C0002', 'C0004'), true],
  ] as const)('in the region %s, %s', (region, _, cookie, expected) => {
    expect(isAllowed(region, cookie)).toBe(expected)
  })

  test('are not made with Global Privacy Control, whatever was chosen', () => {
    const control = { hasPrivacyControl: true }
    expect(isAllowed('NORA', undefined, control)).toBe(false)
    expect(isAllowed('NORA', chosen('C0001', 'C0002', 'C0004'), control)).toBe(false)
  })
})
