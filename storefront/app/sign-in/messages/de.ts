import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  signIn: 'Anmelden',
  signInTitle: 'Willkommen zurück',
  signInText: 'Melden Sie sich an: für Bestellungen, Punkte und gemerkte Größen.',
  signInTextPlain: 'Melden Sie sich an: für Bestellungen und gemerkte Größen.',
  signInNeedsScripts:
    'Für die Anmeldung wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  password: 'Passwort',
  forgotPassword: 'Vergessen?',
  resetPassword: 'Passwort zurücksetzen',
  contactUs: 'Schreiben Sie uns',
  newHere: 'Neu hier?',
  createAccount: 'Konto anlegen',
  membersHut: 'Mitgliederhütte',
  membersHutText: 'Punkte für jede Bestellung. Reparaturen zuerst.',
  duplicatedToken:
    'Wir konnten Ihre Sitzung nicht öffnen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  signedIn: 'Sie sind angemeldet.',
  signedInTitle: 'Schön, Sie zu sehen, {name}.',
  signedInAs: 'Sie sind angemeldet als {email}.',
  yourAccount: 'Ihr Konto',
  signedOut: 'Sie sind abgemeldet.',
  sessionLost: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  cartsMerged: 'Aus zwei Warenkörben ist einer geworden.',
  cartsMergedText: 'Was hier noch lag, liegt jetzt neben dem, was Sie gerade ausgesucht haben.',
  associateLogin: 'Anmeldung für Filialen',
  associateLoginText:
    'Für alle, die am Tresen beraten. Was vorher in diesem Browser war, wird weggeräumt.',
  yourStore: 'Ihre Filiale',
  employeeNumber: 'Personalnummer',
  employeePin: 'PIN',
  employeePinWrong: 'Eine PIN hat 4 bis 8 Ziffern.',
  startSession: 'Sitzung beginnen',
  sessionStarted: 'Die Sitzung in {store} hat begonnen.',
  inStoreSession: 'Sitzung in der Filiale',
  endSession: 'Sitzung beenden',
  employeeTerms: 'Mitarbeiterrabatt',
  employeeTermsText:
    'Der Rabatt gilt für Sie und Ihren Haushalt bis zu Ihrer Jahresgrenze. Was Sie damit kaufen, wird nicht weiterverkauft, und für Rückgaben gilt dasselbe wie für alle.',
  readTerms: 'Bedingungen lesen',
  acceptTerms: 'Ich nehme diese Bedingungen an',
  withoutDiscount: 'Ohne Rabatt fortfahren',
}
