import type { Client } from '@cairn/contract/client'
import type { WindowKind } from '@cairn/contract/payment-entity'
import type { Locale } from '@cairn/contract/sites'
import { createContext } from 'react-router'

/** What the server hands to the routes of one request. */
export type Page = {
  commerce: Client
  locale: Locale
  /** The access key that the browser's calls carry. */
  accessKey: string
  /** Marks the scripts that are the page's own; another one for every page that is rendered. */
  nonce: string
  /** Whether the browser has every answer held against its contract. */
  validatesAnswers?: boolean
  /** What the payment provider takes money by; everything, where nobody says. */
  offers?: readonly WindowKind[]
  /** Whether forms that ask for it have to bring a solved captcha. */
  asksForCaptcha?: boolean
  /** Whether there is a page that shows every part of the design system; no real shop has one. */
  hasWorkshop?: boolean
  /** Hears of what went wrong while the page was made; without it, the console does. */
  report?: (error: unknown) => void
}

export const pageContext = createContext<Page>()
