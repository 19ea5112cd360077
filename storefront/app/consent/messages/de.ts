import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  consentTitle: 'Cookies',
  consentText:
    'Einige braucht der Shop, um zu funktionieren. Andere zählen, wie Seiten genutzt werden, merken sich, was Sie angesehen haben, und passen Angebote an. Sie warten, bis Sie sie erlauben.',
  consentRefuse: 'Alle ablehnen',
  consentAccept: 'Alle annehmen',
  consentSettings: 'Einstellungen',
  cookieSettings: 'Cookie-Einstellungen',
  cookieSettingsText:
    'Was Ihr Browser für diesen Shop speichert, und wozu. Wählen Sie hier, und wählen Sie neu, wann immer Sie mögen.',
  consentSaved: 'Ihre Wahl ist gespeichert.',
  consentChosenOn: 'Sie haben am {date} gewählt. Nach einem halben Jahr fragen wir wieder.',
  consentNotChosen: 'Sie haben noch nicht gewählt. Bis dahin ist nur das Notwendige erlaubt.',
  consentNotAsked: 'Alles ist erlaubt, bis Sie es hier ablehnen.',
  consentRecord:
    'Als Nachweis bewahren wir drei Jahre lang den Zeitpunkt, die Fassung dieser Texte, das Land und was Sie erlauben auf, ohne Ihren Namen und Ihre IP-Adresse, unter der Nummer {id}.',
  consentPrivacyControl:
    'Ihr Browser sendet Global Privacy Control. Wir verstehen das als Nein zur Ausrichtung.',
  consentSave: 'Diese Wahl speichern',
  consentRequired: 'Notwendig',
  consentRequiredText:
    'Hält Sie angemeldet, Ihren Warenkorb gefüllt und Bestellungen sicher. Ohne das funktioniert der Shop nicht.',
  consentPerformance: 'Leistung und Analyse',
  consentPerformanceText:
    'Zählt, wie Seiten genutzt werden, wie schnell sie sind und was dabei fehlschlägt, ohne Ihren Namen.',
  consentFunctional: 'Funktional',
  consentFunctionalText:
    'Merkt sich, was Sie angesehen haben, um es bei einem späteren Besuch wieder zu zeigen.',
  consentTargeting: 'Ausrichtung',
  consentTargetingText: 'Passt Angebote und Fassungen von Seiten an das an, was Sie im Shop tun.',
  consentItems: 'Was gespeichert wird',
  consentNoItems: 'Zurzeit wird dafür nichts auf Ihrem Gerät gespeichert.',
  consentOthers:
    'Filme von YouTube werden geladen, wenn Sie sie starten, und Kartennummern geben Sie bei unserem Zahlungsanbieter ein. Beide können Eigenes speichern.',
  storedInCookie: 'Cookie, höchstens {days} Tage',
  storedInBrowser: 'Speicher des Browsers, bis es nicht mehr gebraucht wird',
  storedInTab: 'Speicher des Tabs, bis er geschlossen wird',
  storedSession: 'Erkennt Ihren Besuch und ob Sie angemeldet sind.',
  storedPerson: 'Ihr Vorname und Ihre E-Mail-Adresse, um Sie zu begrüßen.',
  storedCart: 'Führt zu Ihrem Warenkorb und zur Zahl seiner Artikel.',
  storedFavourites: 'Was Sie als Favorit markiert haben.',
  storedOrder: 'Verhindert, dass eine Bestellung zweimal aufgegeben wird, und zeigt die letzte.',
  storedSecurity: 'Erkennt das Gerät, um Fremde von Konten und Bestellungen fernzuhalten.',
  storedStore: 'Die Filiale, die Sie gewählt haben.',
  storedLocale: 'Das Land und die Sprache, die Sie gewählt haben.',
  storedConsent: 'Ihre Wahl auf dieser Seite.',
  storedClosed: 'Was Sie geschlossen haben, damit es geschlossen bleibt.',
  storedPlace: 'Die Stelle einer Seite, zu der Sie zurückkehren.',
  storedStaff: 'Nur für Mitarbeitende: Sitzungen in Filialen, Vorschau und Tests.',
  storedCountedOrders: 'Bestellungen, die gezählt wurden, damit keine zweimal gezählt wird.',
  storedGoogle: 'Google Analytics: unterscheidet einen Besuch vom anderen.',
  storedSeen: 'Produkte, die Sie angesehen haben.',
  storedVisitor: 'Eine Zufallszahl, damit Sie dieselbe Variante einer Seite wieder sehen.',
}
