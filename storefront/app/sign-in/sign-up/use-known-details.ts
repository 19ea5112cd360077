import type { readUserData } from '@cairn/contract/accounts/account-calls'
import { applyMask, phoneMaskOf, splitPhone } from '@cairn/contract/fields/phone-mask'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import type { SignUpField } from './sign-up-fields.ts'
import type { SignUpQuery } from './sign-up-query.ts'

/** Details of an existing profile, as the form has them. */
export type KnownDetails = Partial<Record<SignUpField | 'phoneCode', string | undefined>>

type LinkedProfile = {
  known: KnownDetails
  /** Why there are no details. */
  message?: string
}

const nothing: LinkedProfile = { known: {} }

/** Reads the profile that a mailed link names. The form stays empty if there is none. */
export function useKnownDetails({ consumerId, email }: SignUpQuery): LinkedProfile {
  const [profile, setProfile] = useState(nothing)
  useEffect(() => {
    if (consumerId === undefined || email === undefined) return
    void browserCommerce()
      .readUserData({ body: { consumerId, email } }, { customerUnknown: showMessage })
      .then((result) => {
        if (result.ok) setProfile({ known: knownDetailsOf(result.value.consumerDetails) })
        else if (result.refusal.name === 'customerUnknown')
          setProfile({ known: {}, message: result.refusal.message })
      })
  }, [consumerId, email])
  return profile
}

function knownDetailsOf({
  phone,
  ...details
}: AnswerOf<typeof readUserData>['consumerDetails']): KnownDetails {
  if (phone === undefined) return details
  const { dialCode, national } = splitPhone(phone)
  if (dialCode === '') return { ...details, phone }
  return { ...details, phone: applyMask(national, phoneMaskOf(dialCode)), phoneCode: dialCode }
}
