import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  newsletterSignUp: 'Iscriviti',
  privacyNotice: 'Privacy',
  newsletterEmail: 'E-mail per le lettere',
  newsletterSignedUp: 'Grazie, ti scriviamo. Se l’e-mail ti chiede una conferma, basta un clic.',
  newsletterPageTitle: 'Le lettere di Cairn',
  newsletterPageText:
    'Ogni tanto una lettera sul tempo, sui percorsi e su quello che facciamo. Basta un clic per fermarle.',
  textNewsTitle: 'Via SMS',
  textNewsText: 'Novità e offerte sul tuo telefono. Un nuovo numero sostituisce quello di prima.',
  textNewsSignUp: 'Ricevi gli SMS',
  textNewsSignedUp:
    'Grazie, le novità arrivano ora al {phone}. Rispondi STOP per non riceverne più.',
  newsletterConfirmTitle: 'Ti mandiamo le lettere?',
  newsletterConfirmText:
    'Premi il pulsante, e arrivano al tuo indirizzo. Basta un clic per fermarle.',
  newsletterConfirmButton: 'Sì, mandatele',
  newsletterConfirmedTitle: 'Sei nella lista.',
  newsletterConfirmedText: 'La prossima lettera è tua.',
  newsletterExpiredTitle: 'Questo link non funziona più.',
  newsletterExpiredText:
    'I link funzionano per sette giorni, finché non annulli l’iscrizione. Inserisci di nuovo il tuo indirizzo e te ne mandiamo un altro.',
  newsletterAgain: 'Inserire di nuovo l’indirizzo',
  unsubscribeTitle: 'Niente più lettere?',
  unsubscribeText: 'Premi il pulsante, e a questo indirizzo non arriva più nessuna lettera.',
  unsubscribeButton: 'Annulla l’iscrizione',
  unsubscribedTitle: 'Niente più lettere.',
  unsubscribedText:
    'Il tuo indirizzo non è più nella lista. Le e-mail sui tuoi ordini continuano ad arrivare.',
}
