import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The texts that differ in the French of Canada. */
export const frCa: Partial<Translation<typeof en>> = {
  account_links: 'Liens de nos courriels encore valables',
  mails: 'Courriels que nous avons envoyés',
  double_optin: 'Confirmé par courriel',
  email: 'Adresse courriel',
  login: 'Adresse courriel',
  pending_email: 'Nouvelle adresse courriel, non confirmée',
}
