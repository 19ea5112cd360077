import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  fieldsInvalid:
    'Einige Angaben fehlen oder stimmen nicht. Bitte prüfen Sie die markierten Felder.',
  fieldMissing: 'Bitte füllen Sie dieses Feld aus.',
  fieldWrong: 'Bitte prüfen Sie Ihre Angabe in diesem Feld.',
  sessionMissing:
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  rewardsNotYetAvailable:
    'Ihre Prämien können erst zahlen, wenn Ihr Jahresguthaben aufgebraucht ist. Bitte nutzen Sie zuerst Ihr Guthaben.',
  originNotAllowed:
    'Wir konnten diese Anfrage nicht annehmen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  passwordTooCommon:
    'Dieses Passwort verwenden viele, es ist also leicht zu erraten. Bitte wählen Sie ein anderes.',
  idempotencyKeyInFlight: 'Ihre erste Anfrage wird noch bearbeitet. Bitte warten Sie einen Moment.',
  bodyTooLarge: 'Ihre Eingabe ist zu umfangreich. Bitte kürzen Sie sie.',
  idempotencyKeyReused:
    'Diese Anfrage wurde bereits mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und prüfen Sie Ihre Angaben.',
  tooManyRequests:
    'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
  tooManyRequestsGeneric:
    'Das waren viele Versuche in kurzer Zeit. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  returnUnknown: 'Diese Rücksendung finden wir nicht. Bitte laden Sie die Seite neu.',
  returnReceived: 'Diese Rücksendung ist schon bei uns. Sie lässt sich nicht mehr zurücknehmen.',
  passkeyRefused:
    'Diesen Passkey konnten wir nicht annehmen. Bitte versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  passkeysFull:
    'Sie haben so viele Passkeys, wie ein Konto haben kann. Bitte entfernen Sie zuerst einen.',
  addressBookFull:
    'Ihr Adressbuch ist voll. Bitte entfernen Sie eine Adresse, die Sie nicht mehr brauchen.',
  notImplemented: 'Diese Funktion ist noch nicht verfügbar.',
  temporarilyUnavailable: 'Im Moment nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  challengeRequired:
    'Bitte führen Sie die Sicherheitsprüfung durch und versuchen Sie es dann noch einmal.',

  clientUnknown: 'Wir konnten diese Anfrage nicht zuordnen. Bitte laden Sie die Seite neu.',
  callUnknown: 'Diese Funktion gibt es nicht. Bitte laden Sie die Seite neu.',
  methodWrong: 'Das ist an dieser Stelle nicht möglich. Bitte laden Sie die Seite neu.',
  notAcceptable:
    'In diesem Format können wir nicht antworten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  wrongContentType:
    'Wir konnten die gesendeten Daten nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  general: 'Da ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
  requestTypeMissing: 'Die Art der Anfrage fehlt. Bitte wählen Sie eine aus.',
  organisationMissing: 'Der Name der Organisation fehlt. Bitte ergänzen Sie ihn.',
  payloadMissing: 'Die Anfrage ist leer. Bitte füllen Sie sie aus.',

  credentialsInvalid:
    'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  resetLinkExpired:
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
  captchaFailed: 'Die Sicherheitsprüfung hat nicht geklappt. Bitte wiederholen Sie sie.',
  cannotAuthorize: 'Wir konnten Sie nicht anmelden. Bitte versuchen Sie es noch einmal.',
  tokenDuplicated:
    'Wir konnten Ihre Sitzung nicht öffnen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  agentCredentialsInvalid:
    'Filiale, Personalnummer oder PIN stimmen nicht. Bitte prüfen Sie Ihre Angaben.',
  userLocked:
    'Nach mehreren Fehlversuchen ist die Anmeldung vorübergehend gesperrt. Bitte warten Sie 15 Minuten oder setzen Sie Ihr Passwort zurück.',
  lastAttempt:
    'E-Mail-Adresse oder Passwort stimmen nicht. Nach einem weiteren Fehlversuch wird die Anmeldung für 15 Minuten gesperrt.',
  sessionNotEntitled:
    'Dafür haben Sie keine Berechtigung. Bitte melden Sie sich mit dem passenden Konto an.',
  codeInvalid:
    'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  verifierMismatch:
    'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  loginInUse:
    'Diese E-Mail-Adresse wird bereits verwendet. Bitte melden Sie sich an oder wählen Sie eine andere.',
  customerListUnknown:
    'Auf dieser Website ist die Anmeldung derzeit nicht möglich. Bitte wenden Sie sich an uns.',
  accountLocked:
    'Die Anmeldung mit dieser E-Mail-Adresse ist gesperrt. Bitte wenden Sie sich an uns, wir helfen Ihnen gern.',
  profilePhoneInUse:
    'Diese Telefonnummer gehört zu einem anderen Profil. Bitte geben Sie eine andere an.',
  phoneInUse:
    'Diese Telefonnummer wird bereits verwendet. Bitte melden Sie sich an oder geben Sie eine andere an.',
  currentPasswordWrong: 'Ihr aktuelles Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
  passwordUnchanged:
    'Das neue Passwort ist dasselbe wie das aktuelle. Bitte wählen Sie ein anderes.',
  resetPasswordUnchanged:
    'Dieses Passwort haben Sie bereits verwendet. Bitte wählen Sie ein anderes.',
  emailMalformed: 'Bitte geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein.',
  invalidCustomer:
    'Wir konnten Ihre Sitzung keinem Konto zuordnen. Wir legen einen neuen Warenkorb an.',
  signInUnavailable:
    'Die Anmeldung funktioniert im Moment nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',

  loginTaken:
    'Diese E-Mail-Adresse gehört zu einem anderen Profil. Bitte geben Sie eine andere an.',
  profileNotFound: 'Wir konnten Ihr Profil nicht finden. Bitte melden Sie sich erneut an.',
  ageInvalid:
    'Sie müssen mindestens {minimumAge} Jahre alt sein. Bitte prüfen Sie das Geburtsdatum.',
  ageInvalidGeneric:
    'Sie haben das Mindestalter noch nicht erreicht. Bitte prüfen Sie das Geburtsdatum.',
  birthDateMissing: 'Bitte geben Sie Ihr Geburtsdatum an.',
  profileNotSaved:
    'Wir konnten Ihr Profil nicht speichern. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
  billingAddressInUse:
    'Das ist Ihre Rechnungsadresse, sie kann nicht gelöscht werden. Bitte wählen Sie zuerst eine andere Rechnungsadresse.',
  passwordNotChanged: 'Wir konnten Ihr Passwort nicht ändern. Das bisherige gilt weiter.',
  loyaltyNotSaved:
    'Wir konnten Ihre Mitgliedsdaten nicht speichern. Bitte versuchen Sie es noch einmal.',
  addressExists: 'Diese Adresse steht schon in Ihrem Adressbuch.',
  addressIdUnknown:
    'Wir konnten diese Adresse nicht finden. Bitte wählen Sie eine andere oder legen Sie sie neu an.',
  customerUnknown: 'Wir konnten diese Angaben nicht zuordnen. Bitte prüfen Sie sie.',
  loyaltyMemberNotFound:
    'Wir konnten diese Mitgliedschaft nicht finden. Bitte prüfen Sie die Angaben oder werden Sie Mitglied.',
  employeeStoreNotFound:
    'Diese Filiale gibt es nicht, oder Ihre Sitzung gehört zu einer anderen. Bitte prüfen Sie die Filiale.',
  reviewTooLong:
    'Ihre Bewertung ist zu lang. Bitte kürzen Sie sie auf höchstens {maximum} Zeichen.',
  reviewTooLongGeneric: 'Ihre Bewertung ist zu lang. Bitte kürzen Sie sie.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein. Bitte geben Sie sie erneut ein.',
  passwordTooShort: 'Dieses Passwort ist zu kurz. Bitte verwenden Sie mindestens 8 Zeichen.',
  cardExpiryInvalid: 'Das Ablaufdatum der Karte ist ungültig. Bitte prüfen Sie es.',

  rewardsSignedOut: 'Bitte melden Sie sich an, um Ihre Prämien einzulösen.',
  notLoyaltyMember: 'Prämien gibt es nur für Mitglieder. Werden Sie Mitglied, um sie einzulösen.',
  loyaltyUnconfirmed:
    'Ihre Mitgliedschaft ist noch nicht bestätigt. Bitte bestätigen Sie sie, um Prämien einzulösen.',
  rewardBalanceTooLow:
    'Diese Prämie ist schon eingelöst, oder es ist nicht genug dafür übrig. Bitte wählen Sie eine andere.',

  listedProductNotFound:
    'Hier haben wir keine Produkte gefunden. Versuchen Sie es mit einer anderen Kategorie oder weniger Filtern.',
  cartNotFound:
    'Wir konnten Ihren Warenkorb nicht finden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  itemNotAvailable:
    'Wir konnten diesen Artikel nicht finden. Vielleicht wurde er entfernt oder wird nicht mehr verkauft.',
  priceInvalid:
    'Der Preis Ihrer Bestellung hat sich geändert oder stimmt nicht. Bitte prüfen Sie, was zu zahlen ist, und versuchen Sie es dann noch einmal.',
  variantWithdrawn:
    'Dieser Artikel ist nicht mehr verfügbar und kann nicht in den Warenkorb gelegt werden.',
  itemsOutOfStock:
    'Einige Artikel in Ihrem Warenkorb sind ausverkauft. Bitte entfernen Sie sie, um fortzufahren.',
  itemsWithdrawn:
    'Einige Artikel in Ihrem Warenkorb sind nicht mehr verfügbar. Bitte entfernen Sie sie, um fortzufahren.',
  maximumQuantityAdded:
    'Mehr können Sie von diesem Artikel nicht bestellen. Die Höchstmenge ist {maximum}.',
  maximumQuantityAddedGeneric: 'Mehr können Sie nicht hinzufügen. Die Höchstmenge ist erreicht.',
  someWithoutInventory:
    'Ein Artikel in Ihrem Warenkorb ist in dieser Menge nicht mehr verfügbar. Bitte ändern Sie die Menge oder entfernen Sie ihn.',
  outOfStock:
    'Dieser Artikel ist ausverkauft. Bitte wählen Sie eine andere Größe oder versuchen Sie es später noch einmal.',
  noInventory:
    'Diesen Artikel haben wir zurzeit nicht auf Lager. Bitte entfernen Sie ihn, um fortzufahren.',
  noPrice: 'Dieser Artikel wird in diesem Land nicht verkauft und kann nicht bestellt werden.',
  giftNotSoldAlone:
    'Solange diese Gratisbeigabe in Ihrem Warenkorb liegt, können Sie nicht mehr davon bekommen als {maximum}.',
  giftNotSoldAloneGeneric:
    'Dieser Artikel ist eine Gratisbeigabe und kann nicht einzeln in den Warenkorb gelegt werden.',
  giftOptionItemGone: 'Der Artikel zu dieser Geschenkoption ist nicht mehr in Ihrem Warenkorb.',
  giftOptionNotPossible: 'Dieser Artikel kann nicht als Geschenk verschickt werden.',

  couponUnknown: 'Dieser Aktionscode ist ungültig. Bitte prüfen Sie die Eingabe.',
  couponNotYetValid: 'Dieser Aktionscode kann gerade nicht eingelöst werden.',
  couponLimitReached: 'Dieser Aktionscode wurde schon so oft eingelöst, wie es möglich ist.',
  couponRedeemed: 'Diesen Aktionscode haben Sie bereits eingelöst.',
  couponExpired: 'Dieser Aktionscode ist abgelaufen.',
  couponNotForSite:
    'Dieser Aktionscode gilt auf dieser Website nicht. Bitte prüfen Sie die Eingabe.',
  couponFailed:
    'Wir konnten diesen Aktionscode nicht auf Ihren Warenkorb anwenden. Bitte prüfen Sie die Bedingungen.',
  couponAlreadyApplied: 'Dieser Aktionscode ist in Ihrem Warenkorb schon eingelöst.',

  shippingMethodUnavailable: 'Diese Lieferart ist nicht verfügbar. Bitte wählen Sie eine andere.',
  shippingPhoneMissing: 'Bitte geben Sie eine Telefonnummer für die Lieferung an.',
  poBoxUnavailable:
    'An ein Postfach können wir nicht liefern. Bitte geben Sie Straße und Hausnummer an.',
  addressInvalid: 'Diese Adresse scheint nicht zu stimmen. Bitte prüfen Sie sie.',
  shippingAddressInvalid: 'Wir konnten die Lieferadresse nicht bestätigen. Bitte prüfen Sie sie.',
  cannotShipThere:
    'An diese Adresse können wir Ihre Bestellung nicht liefern. Bitte geben Sie eine andere an.',
  shipToPickupChanged:
    'Die Lieferart hat sich geändert: Sie holen Ihre Bestellung jetzt in der Filiale ab. Bitte prüfen Sie die Angaben.',
  pickupToShipChanged:
    'Die Lieferart hat sich geändert: Ihre Bestellung kommt jetzt per Versand. Bitte prüfen Sie die Angaben.',
  pickupToStoreChanged:
    'Die Lieferart hat sich geändert: Ihre Bestellung wird jetzt erst in die Filiale geliefert. Bitte prüfen Sie die Angaben.',

  giftCardCodeMissing: 'Bitte geben Sie die Nummer Ihres Gutscheins ein.',
  giftCardsAtMaximum: 'Pro Bestellung können Sie höchstens {maximum} Gutscheine einlösen.',
  giftCardsAtMaximumGeneric: 'Für diese Bestellung können Sie keinen weiteren Gutschein einlösen.',
  giftCardSpent:
    'Dieser Gutschein hat kein Guthaben mehr. Bitte wählen Sie eine andere Zahlungsart.',
  giftCardVoided:
    'Dieser Gutschein wurde gesperrt und hat kein Guthaben. Bitte wenden Sie sich an uns.',
  giftCardNeverLoaded:
    'Dieser Gutschein hat kein Guthaben, weil er nie aktiviert wurde. Bitte fragen Sie dort nach, wo er gekauft wurde.',
  giftCardAlreadyApplied: 'Dieser Gutschein ist für Ihre Bestellung schon eingelöst.',
  giftCardNotAllowed:
    'Damit lässt sich diese Bestellung nicht bezahlen. Gutscheine gelten nur in ihrer Währung, und weder Gutscheine noch Prämien gelten für Gutscheine.',
  giftCardBalanceFailed:
    'Wir konnten das Guthaben nicht abfragen. Bitte versuchen Sie es gleich noch einmal.',
  giftCardUnknown:
    'Nummer oder PIN des Gutscheins stimmen nicht. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  giftCardExpired: 'Dieser Gutschein ist abgelaufen. Bitte wählen Sie eine andere Zahlungsart.',
  giftCardServiceUnavailable:
    'Gutscheine können gerade nicht eingelöst werden. Bitte versuchen Sie es später oder zahlen Sie anders.',

  cardExists: 'Diese Karte ist in Ihrem Konto schon gespeichert.',
  paymentNotEnough:
    'Ihre Zahlung deckt den Gesamtbetrag nicht. Bitte fügen Sie eine weitere Zahlungsart hinzu.',
  paymentSuspicious:
    'Wir konnten diese Zahlung nicht annehmen. Bitte zahlen Sie anders oder wenden Sie sich an uns.',
  instrumentNotFound:
    'Wir konnten diese Zahlungsart nicht finden. Bitte wählen Sie eine andere oder legen Sie sie neu an.',
  paymentAddressNotFound:
    'Wir konnten diese Adresse nicht finden. Bitte wählen Sie eine andere oder geben Sie sie neu ein.',
  addressFieldsMissing: 'In der Adresse fehlen Angaben. Bitte vervollständigen Sie sie.',
  paymentFailed:
    'Die Zahlung ist fehlgeschlagen, es wurde nichts bestellt. Bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
  billingAddressMissing: 'Bitte geben Sie eine Rechnungsadresse an.',
  billingPhoneMissing: 'Bitte geben Sie zur Rechnungsadresse eine Telefonnummer an.',
  taxNotCalculated:
    'Wir konnten die Steuer für Ihre Bestellung nicht berechnen. Bitte versuchen Sie es gleich noch einmal.',
  taxUpdated:
    'Die Steuer für Ihre Bestellung hat sich geändert. Bitte prüfen Sie den neuen Gesamtbetrag.',

  orderCodeWrong:
    'Dieser Code stimmt nicht oder gilt nicht mehr. Sehen Sie in der E-Mail nach, oder fordern Sie einen neuen an.',
  orderEmailWrong:
    'Bestellnummer und E-Mail-Adresse passen nicht zusammen. Bitte prüfen Sie beides.',
  orderNotFound: 'Wir konnten diese Bestellung nicht finden. Bitte prüfen Sie Ihre Angaben.',
  totalsNotCalculated:
    'Wir konnten die Summe Ihres Warenkorbs nicht berechnen. Bitte versuchen Sie es noch einmal.',
  itemNoLongerAvailable:
    'Ein Artikel Ihrer Bestellung ist nicht mehr verfügbar. Bitte prüfen Sie den aktualisierten Warenkorb.',
  pastOrderNotFound: 'Wir konnten diese Bestellung unter Ihren Bestellungen nicht finden.',
  orderStillOpen:
    'Eine Ihrer Bestellungen oder Rücksendungen ist noch offen. Danach können Sie Ihr Konto löschen.',
  orderAlreadyShipped:
    'Diese Bestellung ist bereits unterwegs und kann nicht mehr storniert werden. Nach der Ankunft können Sie sie zurücksenden.',
  returnNotCreated:
    'Wir konnten Ihre Rücksendung nicht anlegen. Bitte versuchen Sie es noch einmal oder wenden Sie sich an uns.',

  orderUpdated:
    'Ihr Warenkorb hat sich geändert: Ein Artikel wird jetzt auf anderem Weg geliefert. Bitte prüfen Sie ihn.',
  cartsMerged:
    'Die Artikel aus Ihrem früheren Warenkorb sind hinzugekommen. Bitte prüfen Sie die Mengen.',
  priceUpdated:
    'Die Summe Ihres Warenkorbs hat sich geändert: Ein im Geschäft gewährter Preis gilt nicht mehr. Bitte prüfen Sie sie.',
  totalRaised:
    'Ihr Warenkorb kostet jetzt mehr als zuvor, weil sich Preise oder Angebote geändert haben. Bitte prüfen Sie die Summe.',
  codeRemoved: 'Wir haben den Code {code} aus Ihrem Warenkorb entfernt.',
  codeWithoutEffect: 'Der Code {code} ändert den Preis Ihres Warenkorbs zurzeit nicht.',
  codeRemovedGeneric: 'Wir haben einen Code aus Ihrem Warenkorb entfernt.',
  codeWithoutEffectGeneric: 'Ihr Code ändert den Preis Ihres Warenkorbs zurzeit nicht.',

  productItemMaxQuantity: 'Die Höchstmenge ist {maximum}.',
  productItemMaxQuantityGeneric: 'Die Höchstmenge für diesen Artikel ist erreicht.',
  productItemRequired: 'Dieser Artikel ist nur zusammen mit {product} erhältlich.',
  productItemRequiredGeneric: 'Dieser Artikel ist nur zusammen mit einem anderen erhältlich.',
}
