import type { FinishedMail } from './mail.ts'

export type Posted = FinishedMail & {
  recipient: string
  messageId: string
  pictures: readonly { mediaType: string; content: Uint8Array }[]
}

/** Takes a mail out of the house. */
export type MailProvider = {
  post: (mail: Posted) => Promise<void>
}

/** Its sentence names no address: logs and the list of failed jobs keep it. */
export class MailRefused extends Error {}
