import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  newsletterSignUp: 'Eintragen',
  newsletterPolicy: 'Schicken Sie mir die Briefe. Ich kann sie jederzeit abbestellen.',
  privacyNotice: 'Datenschutz',
  newsletterSignedUp: 'Sie stehen auf der Liste. Der nächste Brief ist Ihrer.',
  newsletterNoScripts:
    'Für die Anmeldung schalten Sie bitte JavaScript ein. Sonst schreiben Sie uns.',
  newsletterEmail: 'E-Mail für die Briefe',
}
