import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a request of the shop, or of a webhook of the sandbox. */
export const signatureHeader = 'x-sandbox-signature'

export const signRequest = (secret: string, { path, body }: { path: string; body: string }) =>
  sign(secret, `request\n${path}\n${body}`)

export const signWebhook = (secret: string, body: string) => sign(secret, `webhook\n${body}`)

export function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')
