import { it as payments } from '@cairn/contract/payments/messages/it'
import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  ...payments,
  confirmationSubject: 'Il tuo ordine {number}',
  confirmationTitle: 'Grazie. Al resto pensiamo noi.',
  confirmationText:
    'Abbiamo ricevuto il tuo ordine. Ti scriviamo di nuovo appena c’è qualcosa da dire.',
  giftCardSubject: 'Una carta regalo da {amount} per te',
  giftCardTitle: 'Una carta regalo da {amount}',
  giftCardFrom: '{name} ha pensato a te e ti lascia la scelta.',
  giftCardText: 'Si spende da Cairn, tutta insieme o un po’ alla volta. Non scade.',
  giftCardHow:
    'Inserisci numero e PIN alla cassa. Chi li conosce può spendere la carta, quindi conserva questa e-mail come fosse denaro.',
  giftCardNumber: 'Numero',
  giftCardPin: 'PIN',
  lookAround: 'Dai un’occhiata',
  shippedSubject: 'In viaggio: ordine {number}',
  shippedTitle: 'È in viaggio.',
  shippedText: 'Questo pacco è partito. Se manca qualcosa del tuo ordine, arriva a parte.',
  trackingNumber: 'Numero di tracciamento',
  followParcel: 'Segui il pacco',
  readyForPickupSubject: 'Pronto per te: ordine {number}',
  readyForPickupTitle: 'È pronto per te.',
  readyForPickupText: 'Passa quando ti è comodo e mostra il numero d’ordine.',
  pickUpAt: 'Dove si trova',
  cancelledSubject: 'Annullato: ordine {number}',
  cancelledTitle: 'Il tuo ordine è annullato.',
  cancelledText:
    'Non verrà spedito nulla. L’importo bloccato sulla tua carta torna libero, carte regalo e il resto con cui hai pagato sono come prima.',
  parcelCancelledSubject: 'Annullata: una parte dell’ordine {number}',
  parcelCancelledTitle: 'Una parte del tuo ordine è annullata.',
  parcelCancelledText:
    'Questa parte non arriverà e non la paghi. Quanto avevi già pagato per essa torna per la stessa via. Il resto del tuo ordine non cambia.',
  refundedSubject: 'Rimborso in arrivo: ordine {number}',
  refundedTitle: 'Ti rimborsiamo {amount}.',
  refundedText: 'Il denaro torna da dove è venuto. Le banche impiegano qualche giorno a mostrarlo.',
  returnAnnouncedSubject: 'Il tuo reso per l’ordine {number}',
  returnAnnouncedTitle: 'Il reso è pronto.',
  returnAnnouncedText:
    'Stampa l’etichetta, incollala sul pacco e consegnalo dove accettano pacchi. Il reso non ti costa nulla; il denaro segue entro tre giorni lavorativi dall’arrivo del pacco.',
  returnNumber: 'Numero di reso',
  returnLabel: 'Stampa l’etichetta',
  goingBack: 'Che cosa torna',
  returnWithdrawnSubject: 'Il reso dell’ordine {number} è annullato',
  returnWithdrawnTitle: 'Resta tutto da te.',
  returnWithdrawnText:
    'Non torna nulla e non si muove denaro; l’etichetta non vale più. Se cambi idea, annuncia un nuovo reso finché il termine non è scaduto.',
  staying: 'Che cosa resta da te',
  caseOpenedSubject: 'Abbiamo ricevuto il tuo messaggio: {number}',
  caseOpenedTitle: 'Qualcuno ti sta leggendo.',
  caseOpenedText:
    'Grazie per averci scritto. Ti risponde entro un giorno lavorativo qualcuno che quel capo l’ha usato.',
  caseNumber: 'Pratica {number}',
  withdrawalSubject: 'Abbiamo ricevuto il tuo recesso: {number}',
  withdrawalTitle: 'Il tuo recesso è arrivato.',
  withdrawalText:
    'Questa e-mail conferma che cosa hai dichiarato e quando ci è arrivato. Conservala. Che cosa succede ora e quando ti rimborsiamo è spiegato nella pagina sul recesso.',
  withdrawalContent: 'La tua dichiarazione',
  withdrawalDeclaration:
    'Con la presente recedo dal contratto relativo agli articoli di questo ordine.',
  withdrawalName: 'Nome: {name}',
  withdrawalOrder: 'Ordine: {number}',
  withdrawalEmail: 'E-mail: {email}',
  withdrawalReceived: 'Ricevuto: {time}',
  whyThisCase: 'Questa e-mail risponde a quello che hai scritto a Cairn e non è pubblicità.',
  backInStockSubject: 'Di nuovo disponibile: {name}',
  backInStockTitle: 'È tornato.',
  backInStockText:
    'Volevi un messaggio quando questo articolo fosse tornato. Eccolo; per quanto tempo, non lo sappiamo.',
  backInStockLine: 'Quello che aspettavi',
  lookAtIt: 'Guardalo',
  whyThisNotice:
    'Hai chiesto questa sola e-mail sulla pagina del prodotto. Non è pubblicità e non ne seguono altre.',
  eventRegisteredSubject: '{event}: iscrizione registrata',
  eventRegisteredTitle: 'Ci vediamo lì.',
  eventRegisteredText:
    'La tua iscrizione a «{event}» è registrata. Se cambia qualcosa, iscriviti di nuovo con altri giorni: vale l’ultima iscrizione.',
  eventRegisteredGuest: '{name} viene con te.',
  eventDays: 'Quando',
  eventPlace: 'Il ritrovo',
  itemReservedSubject: 'Messo da parte per te: {name}',
  itemReservedTitle: 'È lì che ti aspetta.',
  itemReservedText:
    'Il negozio lo tiene da parte fino al {time} e si paga lì. Poi torna sullo scaffale.',
  itemReservedLine: 'Quello che ti aspetta',
  whyThisBooking: 'Hai chiesto questa e-mail su una pagina di Cairn. Non è pubblicità.',
  favouritesSharedSubject: '{name} condivide i preferiti con te',
  favouritesSharedTitle: 'Scelto per te da {name}.',
  favouritesSharedText: '{name} ({email}) ti manda i suoi preferiti di Cairn.',
  favouritesSharedLines: 'Dalla lista',
  seeFavourites: 'Guarda tutto',
  noSuchMails: 'Niente più e-mail di questo tipo',
  whyThisShare:
    '{name} ci ha chiesto di inviarti questo messaggio; puoi rispondere a {email}. Non è pubblicità e il tuo indirizzo non serve ad altro.',
  passwordResetSubject: 'Scegli una nuova password',
  passwordResetTitle: 'Scegli una nuova password.',
  passwordResetText:
    'Qualcuno, probabilmente tu, ha chiesto una nuova password per questo indirizzo. Il link qui sotto funziona una sola volta, per 30 minuti.',
  passwordResetOtherwise:
    'Se non sei stato tu, non c’è niente da fare: la tua password resta com’è.',
  choosePassword: 'Scegli una password',
  passwordChangedSubject: 'La tua password è stata cambiata',
  passwordChangedTitle: 'La tua password è cambiata.',
  passwordChangedText:
    'Hai una nuova password per il tuo account Cairn. Su tutti gli altri dispositivi l’accesso è terminato. Le passkey restano.',
  accountEmptiedText:
    'Hai una nuova password per il tuo account Cairn, e l’accesso di tutti gli altri è terminato. Nessuno aveva ancora confermato questo indirizzo e-mail, perciò le passkey, gli indirizzi e le carte dell’account sono stati eliminati. Controlla gli altri tuoi dati.',
  passwordChangedOtherwise:
    'Se non sei stato tu, richiedi subito un link per sceglierne un’altra, e scrivici.',
  forgotPassword: 'Non sono stato io: scegli un’altra password',
  welcomeSubject: 'Ti diamo il benvenuto da Cairn',
  welcomeTitle: 'È bello averti qui.',
  welcomeText:
    'Il tuo account è pronto. Conferma che questo indirizzo è tuo. Il link funziona dove hai effettuato l’accesso; altrove ti chiede prima di accedere.',
  welcomeOtherwise:
    'Il link funziona una sola volta, per 24 ore. Se non hai creato un account, non c’è niente da fare.',
  confirmAddress: 'Conferma l’indirizzo',
  profileCreatedSubject: 'Completa il tuo profilo da Cairn',
  profileCreatedTitle: 'Il tuo profilo ti aspetta.',
  profileCreatedText:
    'Qualcuno, probabilmente tu, ha chiesto un profilo con questo indirizzo. Scegli una password e completa il resto: l’account è tuo.',
  profileCreatedOtherwise:
    'Se non sei stato tu, non c’è niente da fare: senza password nessuno può usare il profilo.',
  completeProfile: 'Completa il profilo',
  profileExistsSubject: 'Hai un account da Cairn',
  profileExistsTitle: 'Hai già un account.',
  profileExistsText:
    'Qualcuno, probabilmente tu, ha chiesto un profilo con questo indirizzo. C’è già un account, e nulla è cambiato: accedi come sempre.',
  profileExistsOtherwise: 'Se non sei stato tu, non c’è niente da fare.',
  signInToAccount: 'Accedi',
  emailChangeSubject: 'Conferma il tuo nuovo indirizzo',
  emailChangeTitle: 'Questo indirizzo è tuo?',
  emailChangeText:
    'Il tuo account Cairn avrà questo indirizzo e-mail non appena lo confermi. Il link funziona dove hai effettuato l’accesso; altrove ti chiede prima di accedere.',
  emailChangeOtherwise:
    'Il link funziona una volta, entro 24 ore. Se non l’hai chiesto tu, non devi fare nulla.',
  emailChangeAskedSubject: 'Un altro indirizzo per il tuo account',
  emailChangeAskedTitle: 'È quello che vuoi?',
  emailChangeAskedText:
    'Nel tuo account Cairn è stato chiesto un altro indirizzo e-mail. Quello attuale resta valido finché il nuovo non è confermato.',
  emailChangeAskedOtherwise:
    'Se non sei stato tu, scegli subito un’altra password: impedisce la modifica e scollega tutti gli altri.',
  emailChangedSubject: 'Il tuo account ha un altro indirizzo',
  emailChangedTitle: 'Il tuo indirizzo è cambiato.',
  emailChangedText:
    'Il tuo account Cairn ha un altro indirizzo e-mail, che è stato confermato. A questo non scriviamo più nulla in merito.',
  emailChangedOtherwise: 'Se non sei stato tu, scrivici subito.',
  writeToUs: 'Scrivici',
  newDeviceSubject: 'Accesso da un nuovo dispositivo',
  newDeviceTitle: 'Sei stato tu?',
  newDeviceText: 'Qualcuno è entrato nel tuo account Cairn con un browser mai usato prima: {time}.',
  newDeviceOtherwise:
    'Se sei stato tu, non c’è niente da fare. Altrimenti scegli un’altra password: così termina anche quella sessione.',
  passkeyAddedSubject: 'Una passkey è stata aggiunta al tuo account',
  passkeyAddedTitle: 'Il tuo account ha una nuova passkey.',
  passkeyAddedText:
    'Chi ha il dispositivo con la passkey può ora usarla per entrare nel tuo account Cairn. La tua password resta valida.',
  passkeyAddedOtherwise:
    'Se sei stato tu, non c’è niente da fare. Altrimenti rimuovi la passkey, cambia la password e scrivici.',
  seePasskeys: 'Vedi le passkey',
  accountDeletedSubject: 'Il tuo account è stato eliminato',
  accountDeletedTitle: 'Il tuo account non c’è più.',
  accountDeletedText: 'Il tuo account Cairn è stato eliminato, con tutto ciò che gli apparteneva.',
  accountDeletedOtherwise:
    'Ciò che la legge ci obbliga a conservare, come le fatture, resta da noi per il tempo che essa richiede. Questa è l’ultima e-mail, ed eliminiamo anche questa.',
  whyThisAccount: 'Questa e-mail riguarda il tuo account Cairn e non è pubblicità.',
  letters: 'le nostre lettere',
  lettersForMembers: 'le nostre lettere per i membri',
  newsletterConfirmSubject: 'Da confermare: le lettere di Cairn',
  newsletterConfirmForMembersSubject: 'Da confermare: le lettere di Cairn per i membri',
  newsletterConfirmTitle: 'Un clic, e le lettere arrivano.',
  newsletterConfirmText:
    'Qualcuno, probabilmente tu, ci ha chiesto di mandare {letters} a questo indirizzo. Conferma che lo desideri. Il link funziona per sette giorni.',
  newsletterConfirmOtherwise:
    'Se non sei stato tu, non c’è niente da fare: senza la tua conferma non mandiamo nulla e dimentichiamo l’indirizzo dopo 30 giorni.',
  confirmNewsletter: 'Sì, mandatele',
  newsletterWelcomeSubject: 'Ricevi le lettere di Cairn',
  newsletterWelcomeForMembersSubject: 'Ricevi le lettere di Cairn per i membri',
  newsletterWelcomeTitle: 'Sei nella lista.',
  newsletterWelcomeText:
    'Da ora ricevi {letters} a questo indirizzo. Basta un clic per fermarle, in questa e-mail e in ogni lettera.',
  unsubscribe: 'Annulla l’iscrizione',
  whyThisNewsletter:
    'Ricevi questa e-mail perché qualcuno ha chiesto {letters} per questo indirizzo.',
  orderCodeSubject: 'Il tuo codice per l’ordine {number}',
  orderCodeTitle: 'Un codice per aprire il tuo ordine.',
  orderCodeText:
    'Qualcuno, probabilmente tu, ha chiesto di vedere tutto questo ordine. Scrivi il codice nella pagina in cui l’hai chiesto; vale un quarto d’ora. Se non eri tu, non c’è niente da fare.',
  orderCode: 'Codice',
  orderNumber: 'Ordine {number}',
  followOrder: 'Segui l’ordine',
  lines: 'Che cosa hai ordinato',
  parcel: 'In questo pacco',
  size: 'taglia {size}',
  pieces: '{count} pezzi',
  gift: 'Un regalo',
  discount: 'Sconto',
  delivery: 'Spedizione',
  free: 'Gratuita',
  tax: 'Imposte',
  total: 'Totale',
  deliverTo: 'Dove va',
  includedTax: 'IVA inclusa',
  payment: 'Pagamento',
  pickUpIn: 'Dove ritirarlo',
  mailedTo: 'Per e-mail a',
  openingHours: 'Orari di apertura',
  closed: 'chiuso',
  collectedBy: 'Ritiro a cura di: {name}',
  expectedBy: 'Arrivo previsto entro il {date}',
  legalTerms: 'Condizioni generali',
  legalWithdrawal: 'Recesso',
  legalPrivacy: 'Privacy',
  legalImprint: 'Note legali',
  footer: 'Vestiti per uscire col brutto tempo e tornare a casa.',
  whyThis: 'Questa e-mail riguarda un ordine da Cairn e non è pubblicità.',
}
