import type { MailProvider } from '@cairn/commerce/mail/mail-provider'
import { smtpProvider } from '@cairn/commerce/mail/smtp-provider'
import type { MailKeys } from '@cairn/commerce/mail/mails-store'
import type { Config } from './config.ts'
import type { Secrets } from './secrets.ts'

/** Who takes the mails of this shop out of the house; nobody, where no mail server is set up. */
export const mailsOf = ({ SMTP_URL, mailFrom }: Config): MailProvider | undefined =>
  SMTP_URL === undefined ? undefined : smtpProvider({ url: SMTP_URL, from: mailFrom })

export const mailKeysOf = ({ publicOrigin }: Config, { token, card }: Secrets): MailKeys => ({
  publicOrigin,
  tokenSecret: token,
  cardSecret: card,
})
