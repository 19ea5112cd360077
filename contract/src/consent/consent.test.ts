import { describe, expect, test } from 'vitest'
import {
  allCodes,
  allowedCodes,
  choiceFromText,
  choiceToText,
  type ConsentChoice,
  type ConsentFacts,
  consentVersion,
  isChoiceMissing,
} from './consent.ts'

const consentId = '0b56a1f2-3c4d-4e5f-8a9b-0c1d2e3f4a5b'
const refusal: ConsentChoice = {
  version: consentVersion,
  chosenAt: new Date('2026-11-27T09:30:00Z'),
  codes: ['C0001'],
  consentId,
}
const approval: ConsentChoice = { ...refusal, codes: allCodes }
const visit: ConsentFacts = {
  region: 'EMEA',
  isPreview: false,
  choice: undefined,
  hasPrivacyControl: false,
}

describe('what is allowed', () => {
  test('is only the required category in EMEA before a choice (ANA-004)', () => {
    expect(allowedCodes(visit)).toEqual(['C0001'])
    expect(allowedCodes({ ...visit, choice: refusal })).toEqual(['C0001'])
  })

  test('is everything outside EMEA without a choice (ANA-009)', () => {
    expect(allowedCodes({ ...visit, region: 'NORA' })).toEqual(['C0001', 'C0002', 'C0003', 'C0004'])
  })

  test('is everything in a preview, whatever was chosen (ANA-010)', () => {
    expect(allowedCodes({ ...visit, isPreview: true })).toEqual(allCodes)
    expect(allowedCodes({ ...visit, isPreview: true, choice: refusal })).toEqual(allCodes)
  })

  test.each(['EMEA', 'NORA'] as const)('is what a visitor has chosen in %s', (region) => {
    const chosen: ConsentChoice = { ...refusal, codes: ['C0001', 'C0003'] }
    expect(allowedCodes({ ...visit, region, choice: chosen })).toEqual(['C0001', 'C0003'])
    expect(allowedCodes({ ...visit, region, choice: refusal })).toEqual(['C0001'])
    expect(allowedCodes({ ...visit, region, choice: approval })).toEqual(allCodes)
  })

  test.each([
    { ...visit, choice: approval },
    { ...visit, region: 'NORA' as const },
    { ...visit, isPreview: true },
  ])('has no targeting with Global Privacy Control: $region, preview $isPreview', (facts) => {
    expect(allowedCodes({ ...facts, hasPrivacyControl: true })).toEqual(['C0001', 'C0002', 'C0003'])
  })
})

describe('a choice about older texts', () => {
  const old = { ...approval, version: consentVersion - 1 }

  test('counts no longer in EMEA, where the visitor is asked again', () => {
    expect(allowedCodes({ ...visit, choice: old })).toEqual(['C0001'])
    expect(isChoiceMissing({ ...visit, choice: old })).toBe(true)
    expect(isChoiceMissing({ ...visit, choice: approval })).toBe(false)
  })

  test('still counts elsewhere, where nobody is asked', () => {
    const oldRefusal = { ...refusal, version: consentVersion - 1 }
    expect(allowedCodes({ ...visit, region: 'NORA', choice: oldRefusal })).toEqual(['C0001'])
    expect(isChoiceMissing({ ...visit, region: 'NORA' })).toBe(false)
  })

  test('is not asked for again in a preview', () => {
    expect(isChoiceMissing({ ...visit, isPreview: true, choice: old })).toBe(false)
  })
})

describe('the text of a choice', () => {
  test.each([refusal, approval, { ...refusal, codes: ['C0001', 'C0003'] as const }])(
    'with $codes contains the whole choice',
    (choice) => {
      expect(choiceFromText(choiceToText(choice))).toEqual(choice)
      expect(encodeURIComponent(choiceToText(choice))).toBe(choiceToText(choice))
    },
  )

  test.each([
    undefined,
    '',
    'yes',
    `1.1795773600.C0005.${consentId}`,
    `1.1795773600..${consentId}`,
    `1.17957736001.C0001.${consentId}`,
    `1.1795773600.C0001.<script>`,
    `1.1795773600.C0001.${consentId}; path=/`,
  ])('is nothing else: %s', (text) => {
    expect(choiceFromText(text)).toBeUndefined()
  })
})
