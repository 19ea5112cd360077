import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { createPasskey } from '../../sign-in/passkeys/passkey-credential.ts'

export type NewPasskey = { name: string; currentPassword: string }

type AddedPasskey =
  | 'added'
  /** The shopper has cancelled. */
  | 'notUsed'
  /** The device has a passkey of the account. */
  | 'exists'
  | HandledRefusal

/** Has the browser create a passkey, and adds it to the account. */
export async function addPasskey({ name, currentPassword }: NewPasskey): Promise<AddedPasskey> {
  const commerce = browserCommerce()
  const options = await commerce.beginPasskey(
    { body: { currentPassword } },
    {
      currentPasswordWrong: 'currentPassword',
      userLocked: showMessage,
      passkeysFull: showMessage,
    },
  )
  if (!options.ok) return options.refusal
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  try {
    const credential = await createPasskey(publicKey)
    if (!credential) return 'notUsed'
    const result = await commerce.addPasskey(
      { body: { name, credential } },
      { passkeyRefused: showMessage, passkeysFull: showMessage },
    )
    return result.ok ? 'added' : result.refusal
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return 'exists'
    throw error
  }
}
