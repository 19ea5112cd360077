import type { Page } from 'playwright-core'
import type { ShopLocale } from './words.ts'

const english = {
  signIn: 'Sign in',
  email: 'Email address',
  password: 'Password',
  reveal: 'Show password',
  required: 'This field is required.',
  malformed: 'Please enter an email address in the form',
  signedInAs: 'You are signed in as',
  goOn: 'Go on',
  account: 'Account, Sam',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  merged: 'Your two bags are one now.',
  wrong: 'The email address or password is not right. Please check both',
  lastTry: 'You have one try left',
  paused: 'Sign-in is paused',
  noSession: 'We could not open your session.',
  openMenu: 'Open menu',
}

export type SignInWords = typeof english

const german: SignInWords = {
  signIn: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  reveal: 'Passwort anzeigen',
  required: 'Dieses Feld wird benötigt.',
  malformed: 'Bitte geben Sie eine E-Mail-Adresse in der Form',
  signedInAs: 'Sie sind angemeldet als',
  goOn: 'Weiter',
  account: 'Konto, Sam',
  signOut: 'Abmelden',
  signedOut: 'Sie sind abgemeldet.',
  merged: 'Aus zwei Warenkörben ist einer geworden.',
  wrong: 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides',
  lastTry: 'Nach einem weiteren Fehlversuch',
  paused: 'vorübergehend gesperrt',
  noSession: 'Wir konnten Ihre Sitzung nicht öffnen.',
  openMenu: 'Menü öffnen',
}

export const signInWords: Record<ShopLocale, SignInWords> = { 'en-us': english, 'de-de': german }

export const trailhead = 'Trailhead1'

/** Where somebody signs in: a dialog, or the page itself. */
export const signInForm = (page: Page, words: SignInWords) => {
  const button = page.getByRole('button', { name: words.signIn, exact: true })
  const email = page.getByLabel(words.email, { exact: true })
  const password = page.getByLabel(words.password, { exact: true })
  return {
    door: page.getByRole('link', { name: words.signIn, exact: true }),
    button,
    email,
    password,
    async send(address: string, typed = trailhead) {
      await email.fill(address)
      await password.fill(typed)
      await button.click()
    },
  }
}
