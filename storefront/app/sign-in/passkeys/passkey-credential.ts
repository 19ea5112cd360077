/** Whether this browser has passkeys, and the functions with which they are sent as JSON. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

type CredentialJson = ReturnType<PublicKeyCredential['toJSON']>

const sharedParts = ({ id, rawId }: CredentialJson) => ({ id, rawId, type: 'public-key' as const })

/** A new passkey. Undefined if the shopper has cancelled. */
export async function createPasskey(publicKey: PublicKeyCredentialCreationOptions) {
  const json = await jsonOf(navigator.credentials.create({ publicKey }))
  if (!json || !('attestationObject' in json.response)) return undefined
  const { clientDataJSON, attestationObject, transports } = json.response
  return { ...sharedParts(json), response: { clientDataJSON, attestationObject, transports } }
}

/** The answer of a passkey. Undefined if the shopper has cancelled, or has none for the shop. */
export async function answerWithPasskey(publicKey: PublicKeyCredentialRequestOptions) {
  const json = await jsonOf(navigator.credentials.get({ publicKey }))
  if (!json || !('signature' in json.response)) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle } = json.response
  if (userHandle === undefined) return undefined
  const response = { clientDataJSON, authenticatorData, signature, userHandle }
  return { ...sharedParts(json), response }
}

async function jsonOf(request: Promise<Credential | null>): Promise<CredentialJson | undefined> {
  try {
    const credential = await request
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined
    throw error
  }
}
