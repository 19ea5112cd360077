import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  consentTitle: 'Cookie',
  consentText:
    'Alcuni servono al negozio per funzionare. Altri misurano l’uso delle pagine, ricordano che cosa hai guardato e adattano le offerte. Aspettano il tuo consenso.',
  consentRefuse: 'Rifiuta tutti',
  consentAccept: 'Accetta tutti',
  consentSettings: 'Impostazioni',
  cookieSettings: 'Impostazioni dei cookie',
  cookieSettingsText:
    'Che cosa il tuo browser conserva per questo negozio, e perché. Scegli qui, e cambia idea quando vuoi.',
  consentSaved: 'La tua scelta è salvata.',
  consentChosenOn: 'Hai scelto il {date}. Te lo chiederemo di nuovo dopo sei mesi.',
  consentNotChosen: 'Non hai ancora scelto. Fino ad allora è consentito solo il necessario.',
  consentNotAsked: 'Tutto è consentito finché non lo rifiuti qui.',
  consentRecord:
    'Come prova conserviamo per tre anni l’ora, la versione di questi testi, il paese e che cosa consenti, senza il tuo nome e il tuo indirizzo IP, con il numero {id}.',
  consentPrivacyControl:
    'Il tuo browser invia Global Privacy Control. Lo intendiamo come un no alla profilazione.',
  consentSave: 'Salva questa scelta',
  consentRequired: 'Necessari',
  consentRequiredText:
    'Mantengono l’accesso, la borsa piena e gli ordini al sicuro. Senza, il negozio non funziona.',
  consentPerformance: 'Prestazioni e analisi',
  consentPerformanceText:
    'Misurano l’uso delle pagine, la loro velocità e i loro errori, senza il tuo nome.',
  consentFunctional: 'Funzionali',
  consentFunctionalText: 'Ricordano che cosa hai guardato, per mostrarlo in una visita successiva.',
  consentTargeting: 'Profilazione',
  consentTargetingText: 'Adattano offerte e versioni delle pagine a quello che fai nel negozio.',
  consentItems: 'Che cosa viene conservato',
  consentNoItems: 'Per questo, ora non viene conservato nulla sul tuo dispositivo.',
  consentOthers:
    'I filmati di YouTube si caricano quando li avvii, e i numeri delle carte si inseriscono presso il nostro fornitore di pagamenti. Entrambi possono conservare dati propri.',
  storedInCookie: 'Cookie, al massimo {days} giorni',
  storedInBrowser: 'Memoria del browser, finché serve',
  storedInTab: 'Memoria della scheda, finché resta aperta',
  storedSession: 'Riconosce la tua visita e se hai effettuato l’accesso.',
  storedPerson: 'Il tuo nome e il tuo indirizzo e-mail, per salutarti.',
  storedCart: 'Porta alla tua borsa e al numero dei suoi articoli.',
  storedFavourites: 'Che cosa hai segnato come preferito.',
  storedOrder: 'Evita che un ordine sia inviato due volte, e mostra l’ultimo.',
  storedSecurity: 'Riconosce il dispositivo, per tenere gli estranei lontani da account e ordini.',
  storedStore: 'Il negozio che hai scelto.',
  storedLocale: 'Il paese e la lingua che hai scelto.',
  storedConsent: 'La tua scelta in questa pagina.',
  storedClosed: 'Che cosa hai chiuso, perché resti chiuso.',
  storedPlace: 'Il punto di una pagina a cui ritorni.',
  storedStaff: 'Solo per il personale: sessioni in negozio, anteprime e prove.',
  storedCountedOrders: 'Gli ordini contati, per non contarne nessuno due volte.',
  storedGoogle: 'Google Analytics: distingue una visita dall’altra.',
  storedSeen: 'I prodotti che hai guardato.',
  storedVisitor: 'Un numero casuale, per mostrarti di nuovo la stessa variante di una pagina.',
}
