import type { beginPasskey, beginPasskeySignIn } from '@cairn/contract/accounts/passkey-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'

/** The shop as passkeys know it: a key for one domain signs nothing for another. */
export type RelyingParty = { id: string; origin: string }

export const relyingPartyAt = (publicOrigin: string): RelyingParty => {
  const { hostname, origin } = new URL(publicOrigin)
  return { id: hostname, origin }
}

export const maxPasskeys = 20

/** How long a challenge can be answered. */
export const challengeMinutes = 5

const timeout = challengeMinutes * 60_000

/** EdDSA, ES256 and RS256, in COSE. */
export const algorithms = [-8, -7, -257]

/** What a passkey knows its account by. Browsers store it, so it says nothing about the person. */
export const userHandleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

/** The parts of a passkey by which browsers recognise it. */
export type KnownPasskey = { credentialId: string; transports: string }

type NewKey = {
  relyingParty: RelyingParty
  challenge: string
  account: { id: string; email: string }
  passkeys: readonly KnownPasskey[]
}

/** What a browser needs to create a passkey that is not in the account already. */
export const creationOptions = ({
  relyingParty,
  challenge,
  account: { id, email },
  passkeys,
}: NewKey): AnswerOf<typeof beginPasskey> => ({
  rp: { id: relyingParty.id, name: 'Cairn' },
  user: { id: userHandleOf(id), name: email, displayName: email },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports: transports.split(' ').filter((transport) => transport !== ''),
  })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

/** What a browser needs to sign in. It names no passkeys, so that it reveals nothing about accounts. */
export const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
): AnswerOf<typeof beginPasskeySignIn> => ({
  rpId: id,
  challenge,
  timeout,
  userVerification: 'required',
})
