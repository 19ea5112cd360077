// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import {
  answerAsEmployee,
  answerSignUp,
  declineTerms,
  endSession,
  shownPath,
  type,
} from '../sign-up/test-sign-up-page.tsx'
import { showEnrollment } from './test-enrollment-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

afterEach(() => {
  cleanup()
  endSession()
})

test('an employee who signs in is asked for the terms of the discount before the next step (INST-008)', async () => {
  letDialogsOpen()
  answerSignUp()
  answerAsEmployee()
  await showEnrollment({ step: 'sign-in' })
  type(en.email, 'emil@example.com')
  type(en.password, 'Trailhead1')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.signIn })))
  expect(shownPath()).toBe('/en-us/account/enrollment/sign-in')
  await declineTerms()
  await waitFor(() => expect(shownPath()).toBe('/en-us/account/enrollment/complete-profile'))
})
