import type { PaymentWindowKind } from '@cairn/contract/payments/payment'
import type { Locale } from '@cairn/contract/sites/sites'
import { createContext } from 'react-router'
import type { Commerce } from '../calls/commerce.ts'

/** What the server passes to the routes of one request. */
export type PageContext = {
  commerce: Commerce
  locale: Locale
  /** The access key that the browser sends with its calls. */
  accessKey: string
  /** The CSP nonce of this page's own scripts. Every rendered page has a new one. */
  nonce: string
  /** Whether the browser sends every answer back to be validated against the contract. */
  validatesAnswers?: boolean
  /** The payment methods that the provider offers. Undefined means all of them. */
  offers?: readonly PaymentWindowKind[]
  /** Whether protected forms have to send a solved captcha. */
  asksForCaptcha?: boolean
  /** Where Google Analytics counts the pages of the site. Undefined for sites that do not use it. */
  measurementId?: string | undefined
  /** Whether the styleguide exists. A production shop has none. */
  hasStyleguide?: boolean
  /** Whether this request may see unpublished content. */
  canPreview?: boolean
  /** Receives errors that occur while the page is rendered. The default is the console. */
  report?: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()

/** The data of a page for search engines and link previews. Only the server needs it. */
export type PageHead = {
  kind: 'website' | 'product' | 'article'
  /** Shown by search engines and link previews, which cut what is too long. */
  description: string | undefined
  /** The image path as in the page. All sizes are derived from it. */
  image: string | undefined
  alternates: readonly { locale: Locale; url: string }[]
  /** schema.org objects. Paths within this shop get their origin when they are rendered. */
  structuredData: object[]
  /** Whether the dialogs of the page can be opened as pages. */
  hasDialogPages?: boolean
}

export const emptyPageHead = (): PageHead => ({
  kind: 'website',
  description: undefined,
  image: undefined,
  alternates: [],
  structuredData: [],
})

/** Filled in by the loaders of a page. */
export const headContext = createContext<PageHead>()
