import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'

export type Profile = AnswerOf<typeof readProfile>['consumerProfile']

const details = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const

export type MissingDetail = (typeof details)[number] | 'mainAddress'

/** What a complete account has and this one lacks. */
export const missingDetailsOf = ({ consumerDetails }: Profile): MissingDetail[] => [
  ...details.filter((detail) => !consumerDetails[detail]),
  ...(mainAddressOf(consumerDetails) ? [] : (['mainAddress'] as const)),
]

/** The address that orders are delivered to. */
export const mainAddressOf = ({ address }: Pick<Profile['consumerDetails'], 'address'>) =>
  address.find(({ main, approachType }) => main && approachType === 'S')
