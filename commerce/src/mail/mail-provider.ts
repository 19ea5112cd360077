import type { RenderedMail } from './mail.ts'

export type OutgoingMail = RenderedMail & {
  recipient: string
  messageId: string
  pictures: readonly { mediaType: string; content: Uint8Array }[]
}

export type MailProvider = {
  send: (mail: OutgoingMail) => Promise<void>
}

/** The message contains no mail address, because logs and failed jobs store it. */
export class MailServerError extends Error {}

/** Prevents automatic replies. */
const headers = { 'Auto-Submitted': 'auto-generated' }

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Loads the mail library with the first mail, as shops without a mail server do not need it. */
export function smtpProvider({ url, from: address }: { url: string; from: string }): MailProvider {
  const from = { name: 'Cairn', address }
  const openTransport = memoize(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...timeouts })
  })
  return {
    send: async ({ recipient, replyTo, unsubscribeUrl, pictures, ...mail }: OutgoingMail) => {
      const transport = await openTransport()
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          headers: { ...headers, ...unsubscribeHeaders(unsubscribeUrl) },
          ...mail,
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          attachments: pictures.map(({ mediaType, content }, index) => ({
            filename: `${index + 1}.${mediaType.replace('image/', '')}`,
            content: Buffer.from(content),
            contentType: mediaType,
          })),
        })
      } catch (error) {
        throw new MailServerError(`The mail server did not take a mail (${reasonOf(error)}).`)
      }
    },
  }
}

/** Mail programs show a button that ends the newsletter without opening a page (RFC 2369 and 8058). */
const unsubscribeHeaders = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

function memoize<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= make())
}

/** Only codes: the text of an answer may quote the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const responseCode = 'responseCode' in error ? ` ${Number(error.responseCode)}` : ''
  return `${code}${responseCode}`
}
