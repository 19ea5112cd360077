import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  newsletterSignUp: 'Eintragen',
  privacyNotice: 'Datenschutz',
  newsletterEmail: 'E-Mail für die Briefe',
  newsletterSignedUp:
    'Danke, wir schreiben Ihnen. Wenn die E-Mail um Bestätigung bittet, genügt ein Klick.',
  newsletterPageTitle: 'Briefe von Cairn',
  newsletterPageText:
    'Ab und zu ein Brief über Wetter, Wege und was wir machen. Ein Klick bestellt sie ab.',
  textNewsTitle: 'Per SMS',
  textNewsText: 'Neues und Angebote auf Ihr Telefon. Eine neue Nummer ersetzt die vorige.',
  textNewsSignUp: 'SMS bestellen',
  textNewsSignedUp: 'Danke, Neues kommt jetzt an {phone}. Mit der Antwort STOP endet es.',
  newsletterConfirmTitle: 'Sollen wir Ihnen die Briefe schicken?',
  newsletterConfirmText:
    'Drücken Sie auf die Schaltfläche, und sie kommen an Ihre Adresse. Ein Klick bestellt sie ab.',
  newsletterConfirmButton: 'Ja, schicken Sie sie mir',
  newsletterConfirmedTitle: 'Sie stehen auf der Liste.',
  newsletterConfirmedText: 'Der nächste Brief ist Ihrer.',
  newsletterExpiredTitle: 'Dieser Link gilt nicht mehr.',
  newsletterExpiredText:
    'Links gelten sieben Tage, bis Sie die Briefe abbestellen. Geben Sie Ihre Adresse noch einmal ein, und wir schicken Ihnen einen neuen.',
  newsletterAgain: 'Adresse noch einmal eingeben',
  unsubscribeTitle: 'Keine Briefe mehr?',
  unsubscribeText: 'Drücken Sie auf die Schaltfläche, und an diese Adresse kommt kein Brief mehr.',
  unsubscribeButton: 'Abbestellen',
  unsubscribedTitle: 'Keine Briefe mehr.',
  unsubscribedText:
    'Ihre Adresse ist von der Liste gestrichen. E-Mails zu Ihren Bestellungen bekommen Sie weiterhin.',
}
