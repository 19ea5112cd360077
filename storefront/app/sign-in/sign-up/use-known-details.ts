import type { readUserData } from '@cairn/contract/accounts/account-calls'
import { applyMask, phoneMaskOf, splitPhone } from '@cairn/contract/fields/phone-mask'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'
import type { SignUpField } from './sign-up-fields.ts'
import type { SignUpQuery } from './sign-up-query.ts'

/** Details of an existing profile, as the form has them. */
export type KnownDetails = Partial<Record<SignUpField | 'phoneCode', string | undefined>>

const nothing: KnownDetails = {}

/** Reads the profile that a mailed link names. The form stays empty if there is none. */
export function useKnownDetails({ consumerId, email }: SignUpQuery): KnownDetails {
  const [known, setKnown] = useState(nothing)
  useEffect(() => {
    if (consumerId === undefined || email === undefined) return
    void browserCommerce()
      .readUserData({ body: { consumerId, email } }, { customerUnknown: goOn })
      .then((result) => {
        if (result.ok) setKnown(knownDetailsOf(result.value.consumerDetails))
      })
  }, [consumerId, email])
  return known
}

function knownDetailsOf({
  phone,
  ...details
}: AnswerOf<typeof readUserData>['consumerDetails']): KnownDetails {
  if (phone === undefined) return details
  const { dialCode, national } = splitPhone(phone)
  return { ...details, phone: applyMask(national, phoneMaskOf(dialCode)), phoneCode: dialCode }
}
