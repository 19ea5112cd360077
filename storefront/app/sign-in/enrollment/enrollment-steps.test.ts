import { describe, expect, test } from 'vitest'
import { type EnrollmentFacts, enrollmentStepNamed, stepToShow } from './enrollment-steps.ts'

const guest: EnrollmentFacts = {
  isSignedIn: false,
  hasPhone: false,
  isIncomplete: true,
  collectsInterests: true,
}
const shopper: EnrollmentFacts = { ...guest, isSignedIn: true }

describe('enrolment', () => {
  test('starts with the lookup for guests', () => {
    expect(stepToShow(undefined, guest)).toBe('lookup')
  })

  test('starts with the phone number for shoppers without one', () => {
    expect(stepToShow(undefined, shopper)).toBe('mobile')
  })

  test('starts with the profile for shoppers with a phone number', () => {
    expect(stepToShow(undefined, { ...shopper, hasPhone: true })).toBe('profile')
  })

  test.each(['lookup', 'sign-in', 'sign-up', 'forgot-password'] as const)(
    'shows the step %s to guests only',
    (step) => {
      expect(stepToShow(step, guest)).toBe(step)
      expect(stepToShow(step, shopper)).toBe('mobile')
    },
  )

  test.each(['welcome', 'mobile', 'profile', 'interests', 'success'] as const)(
    'shows the step %s to shoppers only',
    (step) => {
      expect(stepToShow(step, shopper)).toBe(step)
      expect(stepToShow(step, guest)).toBe('lookup')
    },
  )

  test('completes a profile that lacks something', () => {
    expect(stepToShow('complete-profile', guest)).toBe('complete-profile')
    expect(stepToShow('complete-profile', shopper)).toBe('complete-profile')
    const complete = { ...shopper, hasPhone: true, isIncomplete: false }
    expect(stepToShow('complete-profile', complete)).toBe('profile')
  })

  test('leaves out the interests where the site does not collect them', () => {
    expect(stepToShow('interests', { ...shopper, collectsInterests: false })).toBe('success')
  })

  test('has no other steps', () => {
    expect(enrollmentStepNamed('interests')).toBe('interests')
    expect(enrollmentStepNamed('elsewhere')).toBeUndefined()
  })
})
