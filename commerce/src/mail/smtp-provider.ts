import { type MailProvider, MailRefused, type Posted } from './mail-provider.ts'

type SmtpSettings = { url: string; from: string }

/** No holiday note answers it. */
const headers = { 'Auto-Submitted': 'auto-generated' }

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The library is loaded with the first mail: a shop without a mail server never has it. */
export function smtpProvider({ url, from: address }: SmtpSettings): MailProvider {
  const from = { name: 'Cairn', address }
  const opened = madeOnce(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...patience })
  })
  return {
    post: async ({ recipient, replyTo, pictures, ...mail }: Posted) => {
      const transport = await opened()
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          headers,
          ...mail,
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          attachments: pictures.map(({ mediaType, content }, at) => ({
            filename: `${at + 1}.${mediaType.replace('image/', '')}`,
            content: Buffer.from(content),
            contentType: mediaType,
          })),
        })
      } catch (error) {
        throw new MailRefused(`The mail server did not take a mail (${reasonOf(error)}).`)
      }
    },
  }
}

function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** What a server says may quote the address; its numbers do not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error ? ` ${Number(error.responseCode)}` : ''
  return `${code}${answer}`
}
