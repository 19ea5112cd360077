/** Whether this browser has passkeys, and the functions with which they are sent as JSON. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Undefined if the shopper has cancelled, or has no passkey for the shop. */
export async function jsonOfCredential(
  request: Promise<Credential | null>,
): Promise<PublicKeyCredentialJSON | undefined> {
  try {
    const credential = await request
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined
    throw error
  }
}
