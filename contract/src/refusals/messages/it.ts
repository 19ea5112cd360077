import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  fieldsInvalid: 'Alcuni dati mancano o non sono corretti. Controlli i campi evidenziati.',
  fieldMissing: 'Compili questo campo.',
  fieldWrong: 'Verifichi quanto ha inserito in questo campo.',
  sessionMissing: 'La sessione è scaduta. Ricarichi la pagina e riprovi.',
  rewardsNotYetAvailable:
    'I Suoi premi si possono usare quando il credito annuale è esaurito. Usi prima il credito.',
  originNotAllowed: 'Non abbiamo potuto accettare la richiesta. Ricarichi la pagina e riprovi.',
  passwordTooCommon:
    'Molte persone usano questa password, quindi è facile da indovinare. Ne scelga un’altra.',
  idempotencyKeyInFlight: 'Stiamo ancora elaborando la prima richiesta. Attenda un momento.',
  bodyTooLarge: 'I dati inviati sono troppi. Li riduca e riprovi.',
  idempotencyKeyReused:
    'Questa richiesta è già stata inviata con altri dati. Ricarichi la pagina e li controlli.',
  tooManyRequests: 'Troppi tentativi in poco tempo. Riprovi tra {minutes} minuti.',
  tooManyRequestsGeneric: 'Troppi tentativi in poco tempo. Attenda un momento e riprovi.',
  returnUnknown: 'Non troviamo questo reso. Ricarichi la pagina.',
  returnReceived: 'Questo reso è già arrivato da noi. Non si può più annullare.',
  passkeyRefused: 'Non abbiamo potuto accettare questa passkey. Riprovi, oppure usi la password.',
  passkeysFull: 'Ha tante passkey quante ne può avere un account. Ne rimuova prima una.',
  addressBookFull: 'La Sua rubrica è piena. Rimuova un indirizzo che non Le serve più.',
  notImplemented: 'Questa funzione non è ancora disponibile.',
  temporarilyUnavailable: 'Al momento non è disponibile. Riprovi tra poco.',
  challengeRequired: 'Completi il controllo di sicurezza e riprovi.',

  clientUnknown: 'Non abbiamo potuto riconoscere l’origine della richiesta. Ricarichi la pagina.',
  callUnknown: 'Questa funzione non esiste. Ricarichi la pagina e riprovi.',
  methodWrong: 'Questa operazione non è possibile qui. Ricarichi la pagina e riprovi.',
  notAcceptable: 'Non possiamo rispondere nel formato richiesto. Ricarichi la pagina e riprovi.',
  wrongContentType: 'Non abbiamo potuto leggere i dati inviati. Ricarichi la pagina e riprovi.',
  general: 'Qualcosa è andato storto. Riprovi tra poco.',
  requestTypeMissing: 'Manca il tipo di richiesta. Ne scelga uno e riprovi.',
  organisationMissing: 'Manca il nome dell’organizzazione. Lo inserisca e riprovi.',
  payloadMissing: 'La richiesta è vuota. La compili e riprovi.',

  credentialsInvalid: 'L’indirizzo e-mail o la password non sono corretti. Li controlli e riprovi.',
  resetLinkExpired:
    'Questo link è scaduto o è già stato usato. Ne richieda uno nuovo per reimpostare la password.',
  captchaFailed: 'Il controllo di sicurezza non è riuscito. Lo ripeta.',
  cannotAuthorize: 'Non è stato possibile effettuare l’accesso. Riprovi.',
  tokenDuplicated: 'Non abbiamo potuto aprire la sessione. Ricarichi la pagina e riprovi.',
  agentCredentialsInvalid:
    'Il negozio, il codice dipendente o il PIN non sono corretti. Controlli i dati e riprovi.',
  userLocked:
    'Dopo vari tentativi falliti l’accesso è sospeso. Attenda 15 minuti o reimposti la password.',
  lastAttempt:
    'L’indirizzo e-mail o la password non sono corretti. Resta un solo tentativo prima che l’accesso venga sospeso per 15 minuti.',
  sessionNotEntitled: 'Non dispone delle autorizzazioni necessarie. Acceda con l’account giusto.',
  codeInvalid: 'L’indirizzo e-mail o la password non sono corretti. Li controlli e riprovi.',
  verifierMismatch: 'L’indirizzo e-mail o la password non sono corretti. Li controlli e riprovi.',
  loginInUse: 'Questo indirizzo e-mail è già in uso. Acceda oppure ne scelga un altro.',
  customerListUnknown: 'Al momento non è possibile accedere su questo sito. Ci contatti.',
  accountLocked:
    'L’accesso con questo indirizzo e-mail è bloccato. Ci contatti per ricevere assistenza.',
  profilePhoneInUse:
    'Questo numero di telefono appartiene a un altro profilo. Ne indichi un altro.',
  phoneInUse: 'Questo numero di telefono è già in uso. Acceda oppure ne indichi un altro.',
  currentPasswordWrong: 'La password attuale non è corretta. La inserisca di nuovo.',
  passwordUnchanged: 'La nuova password è uguale a quella attuale. Ne scelga una diversa.',
  resetPasswordUnchanged: 'Ha già usato questa password. Ne scelga una diversa.',
  emailMalformed: 'Inserisca un indirizzo e-mail nel formato nome@esempio.it.',
  invalidCustomer:
    'Non abbiamo potuto associare la sessione al Suo account. Stiamo creando una nuova borsa.',
  signInUnavailable: 'Al momento non è possibile accedere. Riprovi tra qualche minuto.',

  loginTaken: 'Questo indirizzo e-mail appartiene a un altro profilo. Ne indichi un altro.',
  profileNotFound: 'Non abbiamo trovato il Suo profilo. Acceda di nuovo.',
  ageInvalid: 'Deve avere almeno {minimumAge} anni. Controlli la data di nascita.',
  ageInvalidGeneric: 'Non ha ancora l’età minima richiesta. Controlli la data di nascita.',
  birthDateMissing: 'Inserisca la data di nascita.',
  profileNotSaved: 'Non abbiamo potuto salvare il profilo. Nulla è cambiato, riprovi.',
  billingAddressInUse:
    'Questo è il Suo indirizzo di fatturazione e non può essere eliminato. Prima ne scelga un altro.',
  passwordNotChanged: 'Non abbiamo potuto cambiare la password. Quella precedente è ancora valida.',
  loyaltyNotSaved: 'Non abbiamo potuto salvare i dati della Sua iscrizione. Riprovi.',
  addressExists: 'Questo indirizzo è già nella Sua rubrica.',
  addressIdUnknown:
    'Non abbiamo trovato questo indirizzo. Ne scelga un altro o lo aggiunga di nuovo.',
  customerUnknown: 'Non abbiamo potuto riconoscere questi dati. Li controlli e riprovi.',
  loyaltyMemberNotFound:
    'Non abbiamo trovato questa iscrizione. Controlli i dati oppure si iscriva al programma.',
  employeeStoreNotFound:
    'Questo negozio non esiste, oppure la Sua sessione appartiene a un altro. Verifichi il negozio.',
  reviewTooLong: 'La recensione è troppo lunga. Non superi i {maximum} caratteri.',
  reviewTooLongGeneric: 'La recensione è troppo lunga. La riduca e riprovi.',
  passwordsDiffer: 'Le due password non coincidono. Le inserisca di nuovo.',
  passwordTooShort: 'Questa password è troppo corta. Usi almeno 8 caratteri.',
  cardExpiryInvalid: 'La data di scadenza della carta non è valida. La controlli.',

  rewardsSignedOut: 'Acceda per usare i Suoi premi.',
  notLoyaltyMember: 'I premi sono riservati agli iscritti. Si iscriva per usarli.',
  loyaltyUnconfirmed: 'La Sua iscrizione non è ancora confermata. La confermi per usare i premi.',
  rewardBalanceTooLow:
    'Questo premio è già stato usato, o non Le resta abbastanza. Ne scelga un altro.',

  listedProductNotFound:
    'Qui non abbiamo trovato prodotti. Provi con un’altra categoria o con meno filtri.',
  cartNotFound: 'Non abbiamo trovato la Sua borsa. Ricarichi la pagina e riprovi.',
  itemNotAvailable:
    'Non abbiamo trovato questo articolo. Forse è stato rimosso o non è più in vendita.',
  priceInvalid:
    'Il prezzo dell’ordine è cambiato o non è corretto. Controlli l’importo da pagare, poi riprovi.',
  variantWithdrawn: 'Questo articolo non è più disponibile e non può essere aggiunto.',
  itemsOutOfStock: 'Alcuni articoli nella borsa sono esauriti. Li rimuova per continuare.',
  itemsWithdrawn:
    'Alcuni articoli nella borsa non sono più disponibili. Li rimuova per continuare.',
  maximumQuantityAdded:
    'Non può aggiungere altri pezzi di questo articolo. La quantità massima è {maximum}.',
  maximumQuantityAddedGeneric: 'Non può aggiungere altro. Ha raggiunto la quantità massima.',
  someWithoutInventory:
    'Un articolo nella borsa non è più disponibile in questa quantità. Modifichi la quantità o lo rimuova.',
  outOfStock: 'Questo articolo è esaurito. Scelga un’altra taglia o riprovi più tardi.',
  noInventory: 'Al momento questo articolo non è in magazzino. Lo rimuova per continuare.',
  noPrice: 'Questo articolo non è venduto in questo Paese e non può essere ordinato.',
  giftNotSoldAlone: 'Finché questo omaggio è nella borsa non può averne più di {maximum}.',
  giftNotSoldAloneGeneric: 'Questo articolo è un omaggio e non può essere aggiunto da solo.',
  giftOptionItemGone: 'L’articolo di questa opzione regalo non è più nella borsa.',
  giftOptionNotPossible: 'Questo articolo non può essere inviato come regalo.',

  couponUnknown: 'Questo codice promozionale non è valido. Lo controlli e riprovi.',
  couponNotYetValid: 'Al momento questo codice promozionale non può essere usato.',
  couponLimitReached: 'Questo codice promozionale ha raggiunto il numero massimo di utilizzi.',
  couponRedeemed: 'Ha già usato questo codice promozionale.',
  couponExpired: 'Questo codice promozionale è scaduto.',
  couponNotForSite:
    'Questo codice promozionale non è valido su questo sito. Lo controlli e riprovi.',
  couponFailed:
    'Non abbiamo potuto applicare questo codice promozionale alla borsa. Ne controlli le condizioni.',
  couponAlreadyApplied: 'Questo codice promozionale è già applicato alla borsa.',

  shippingMethodUnavailable: 'Questa modalità di consegna non è disponibile. Ne scelga un’altra.',
  shippingPhoneMissing: 'Inserisca un numero di telefono per la consegna.',
  poBoxUnavailable: 'Non possiamo consegnare a una casella postale. Inserisca via e numero civico.',
  addressInvalid: 'Questo indirizzo non sembra corretto. Lo controlli.',
  shippingAddressInvalid: 'Non abbiamo potuto confermare l’indirizzo di consegna. Lo controlli.',
  cannotShipThere: 'Non possiamo consegnare l’ordine a questo indirizzo. Ne inserisca un altro.',
  shipToPickupChanged:
    'La consegna è cambiata: ora l’ordine si ritira in negozio. Controlli i dati.',
  pickupToShipChanged:
    'La consegna è cambiata: ora l’ordine viene spedito a un indirizzo. Controlli i dati.',
  pickupToStoreChanged:
    'La consegna è cambiata: ora l’ordine viene prima spedito al negozio. Controlli i dati.',

  giftCardCodeMissing: 'Inserisca il numero della carta regalo.',
  giftCardsAtMaximum: 'Può usare al massimo {maximum} carte regalo per ordine.',
  giftCardsAtMaximumGeneric: 'Non può usare altre carte regalo per questo ordine.',
  giftCardSpent:
    'Il credito di questa carta regalo è esaurito. Scelga un altro metodo di pagamento.',
  giftCardVoided: 'Questa carta regalo è stata annullata e non ha credito. Ci contatti.',
  giftCardNeverLoaded:
    'Questa carta regalo non ha credito perché non è mai stata attivata. Si rivolga al punto vendita in cui è stata acquistata.',
  giftCardAlreadyApplied: 'Questa carta regalo è già applicata all’ordine.',
  giftCardNotAllowed:
    'Non può pagare questo ordine. Le carte regalo valgono solo nella loro valuta, e né le carte regalo né i premi pagano carte regalo.',
  giftCardBalanceFailed: 'Non abbiamo potuto verificare il credito. Riprovi tra poco.',
  giftCardUnknown:
    'Il numero o il PIN della carta regalo non sono corretti. Li controlli e riprovi.',
  giftCardExpired: 'Questa carta regalo è scaduta. Scelga un altro metodo di pagamento.',
  giftCardServiceUnavailable:
    'Al momento le carte regalo non possono essere usate. Riprovi più tardi o paghi in un altro modo.',

  cardExists: 'Questa carta è già salvata nel Suo account.',
  paymentNotEnough: 'Il pagamento non copre il totale. Aggiunga un altro metodo di pagamento.',
  paymentSuspicious:
    'Non abbiamo potuto accettare il pagamento. Paghi in un altro modo o ci contatti.',
  instrumentNotFound:
    'Non abbiamo trovato questo metodo di pagamento. Ne scelga o ne aggiunga un altro.',
  paymentAddressNotFound:
    'Non abbiamo trovato questo indirizzo. Ne scelga o ne inserisca un altro.',
  addressFieldsMissing: 'Mancano alcune parti dell’indirizzo. Lo completi.',
  paymentFailed:
    'Il pagamento non è riuscito e l’ordine non è stato effettuato. Riprovi o paghi in un altro modo.',
  billingAddressMissing: 'Inserisca un indirizzo di fatturazione.',
  billingPhoneMissing: 'Inserisca un numero di telefono per l’indirizzo di fatturazione.',
  taxNotCalculated: 'Non abbiamo potuto calcolare le imposte sull’ordine. Riprovi tra poco.',
  taxUpdated: 'Le imposte sull’ordine sono cambiate. Controlli il nuovo totale.',

  orderCodeWrong:
    'Questo codice non è giusto o non vale più. Controlli l’e-mail o ne chieda uno nuovo.',
  orderEmailWrong: 'Il numero d’ordine e l’indirizzo e-mail non corrispondono. Li controlli.',
  orderNotFound: 'Non abbiamo trovato questo ordine. Controlli i dati e riprovi.',
  totalsNotCalculated: 'Non abbiamo potuto calcolare il totale della borsa. Riprovi.',
  itemNoLongerAvailable:
    'Un articolo dell’ordine non è più disponibile. Controlli la borsa aggiornata.',
  pastOrderNotFound: 'Non abbiamo trovato questo ordine tra i Suoi ordini.',
  orderStillOpen:
    'Un ordine o un reso è ancora in corso. Potrà eliminare il Suo account quando sarà concluso.',
  orderAlreadyShipped:
    'Questo ordine è già partito e non può più essere annullato. Potrà restituirlo quando sarà arrivato.',
  returnNotCreated: 'Non abbiamo potuto creare il reso. Riprovi o ci contatti.',

  orderUpdated:
    'La borsa è cambiata: un articolo viene ora consegnato in un altro modo. La invitiamo a verificarla.',
  cartsMerged:
    'Abbiamo aggiunto gli articoli della borsa precedente. La invitiamo a verificare le quantità.',
  priceUpdated:
    'Il totale della borsa è cambiato: un prezzo concesso in negozio non è più valido. La invitiamo a verificarlo.',
  totalRaised:
    'La borsa ora costa più di prima, perché sono cambiati prezzi o offerte. La invitiamo a verificare il totale.',
  codeRemoved: 'Abbiamo rimosso il codice {code} dalla borsa.',
  codeWithoutEffect: 'Il codice {code} non modifica il prezzo della borsa attuale.',
  codeRemovedGeneric: 'Abbiamo rimosso un codice dalla borsa.',
  codeWithoutEffectGeneric: 'Il Suo codice non modifica il prezzo della borsa attuale.',

  productItemMaxQuantity: 'La quantità massima è {maximum}.',
  productItemMaxQuantityGeneric: 'Ha raggiunto la quantità massima per questo articolo.',
  productItemRequired: 'Questo articolo può essere ordinato solo insieme a {product}.',
  productItemRequiredGeneric: 'Questo articolo può essere ordinato solo insieme a un altro.',
}
