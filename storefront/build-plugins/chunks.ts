import { accessSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The chunks of the browser, in the order in which they take their modules: the listed ones and everything that these
 * import statically, unless an earlier chunk has it. So a chunk imports earlier chunks only. What no chunk takes is in
 * the chunk of the only page or import that needs it, or in one that these share.
 */
const chunks = {
  /** The frame of every page, with small modules that most pages need. */
  frame: [
    'entry.client.tsx',
    'root.tsx',
    'navigation/site-frame-route.tsx',
    'platform/page/use-hydrated.ts',
    'platform/browser-storage.ts',
    'platform/cookies.ts',
    'platform/consent.ts',
    'cart/mini-cart/mini-cart-state.ts',
    'platform/text/money.ts',
    'ui/picture.tsx',
    'ui/icon-button.tsx',
    'ui/products/badge.tsx',
    'ui/products/price.tsx',
    '../../contract/src/sites/delivery-page.ts',
  ],

  // What pages need for hydration.
  messages: [
    'platform/calls/handling.ts',
    'platform/calls/browser-commerce.ts',
    'ui/notice.tsx',
    'ui/inline-message.tsx',
    'ui/accordion.tsx',
    'cart/commands/cart-error.ts',
    'purchase/payment/pay-later-link.tsx',
  ],
  /** What pages load right after hydration, because it changes without an interaction, with parts that content needs. */
  'after-frame': [
    'navigation/page-top.tsx',
    'platform/tracked-events.ts',
    'content/elements/content-text.tsx',
    'content/elements/content-picture.tsx',
    'content/closed-blocks.ts',
    'ui/column-count.ts',
  ],
  content: ['content/elements/block-frame.tsx'],
  /** Of what pages load with the first interaction, the part that pages with forms need before. */
  forms: [
    'ui/forms/field.tsx',
    'ui/forms/checkbox.tsx',
    'platform/form-data.ts',
    'platform/text/use-problem-text.ts',
    'platform/calls/captcha.ts',
    'person/person-store.ts',
    'sign-in/session/watch-for-sign-in.ts',
    'navigation/footer/location-selector.tsx',
    'stores/distance.ts',
    'platform/text/format-date.ts',
    'purchase/payment/gift-card-refusal-handling.ts',
  ],
  /** Small, because every page with a form loads it. */
  validation: [
    '../../contract/src/validation/text-rules.ts',
    '../../contract/src/validation/email-rule.ts',
  ],
  'cart-state': [
    'cart/state/cart-store.ts',
    'cart/state/cart-view.ts',
    'cart/state/refresh-cart.ts',
    'cart/state/with-cart-lock.ts',
    'cart/commands/cart-command.ts',
  ],
  goods: [
    'product/product-tile.tsx',
    'product/price-note.tsx',
    'ui/products/size-boxes.tsx',
    'ui/navigation/breadcrumbs.tsx',
  ],
  pagination: ['ui/navigation/pagination.tsx', 'listing/use-listing-query.ts'],
  listing: ['listing/listing-page.tsx'],
  blocks: ['content/blocks/blocks.tsx', '../../contract/src/content/blocks/block-tree.ts'],
  recommendations: ['product/recommendations/recommendations.tsx', 'ui/products/rating.tsx'],
  buy: ['product/product-page.tsx', 'product/buy-form.tsx'],
  dialog: ['ui/dialog/dialog.tsx', 'ui/forms/options.tsx', 'ui/loading-mark.tsx'],
  /** What the overview of the account shares with its other pages, the orders and the sign-in. */
  account: [
    'sign-in/use-sign-out.ts',
    'sign-in/after-sign-in.tsx',
    'sign-in/passkeys/passkey-credential.ts',
    'account/account-nav.tsx',
    'purchase/order-status-name.ts',
  ],
  'sign-in': ['sign-in/sign-in-form.tsx', 'sign-in/sign-in-art.tsx'],
  stores: [
    'stores/store-card.tsx',
    'stores/store-search.tsx',
    'stores/my-store.ts',
    'stores/stores.css',
  ],
  'cart-parts': [
    'cart/page/cart-summary.tsx',
    'cart/page/cart-notices.tsx',
    'cart/lines/line-forms.tsx',
    'cart/promotions/promotion-notices.tsx',
    'checkout/wallet/wallet-link.tsx',
    'purchase/use-item-attributes.ts',
    'purchase/stock-short.ts',
    'ui/dialog/dialog-button.tsx',
    'platform/page/use-stable-action-data.ts',
    'platform/page/use-is-used.ts',
    'content/page-slot.tsx',
    '../../contract/src/cart/shipping-methods.ts',
  ],
  /** The English messages have them too, and must not load the chunk of address forms. */
  provinces: ['../../contract/src/address/messages/en.ts'],
  address: [
    'purchase/address/address-form.tsx',
    'purchase/address/address-lines.tsx',
    'purchase/address/typed-address.ts',
  ],
  'checkout-parts': [
    'checkout/steps/steps.ts',
    'checkout/checkout-summary.tsx',
    'checkout/checkout-totals.tsx',
    'checkout/address/address-problems.tsx',
    'checkout/address/saved-addresses.tsx',
    'checkout/commands/checkout-error.ts',
    'checkout/delivery/delivery-groups.ts',
    'checkout/delivery/recipient.ts',
    'checkout/order/order-notice.ts',
    'checkout/payment/preferred-wallet.ts',
    'checkout/address/address-options.ts',
    'purchase/ordered-items.tsx',
    'ui/navigation/steps.tsx',
  ],
  'payment-parts': [
    'purchase/payment/instrument-title.ts',
    'purchase/payment/voucher-amount.ts',
    '../../contract/src/loyalty/points.ts',
    'purchase/payment/use-gift-card-balance.ts',
    'checkout/payment/chosen-payment.ts',
    'purchase/payment/provider-frame-placeholder.tsx',
  ],

  /** Loaded right after hydration as well, where it can appear. */
  'after-popup': ['navigation/popup/content-popup.tsx'],

  /** Loaded earlier where somebody without a choice has stored something. */
  'stored-items': ['consent/remove-refused-items.ts'],

  // What pages load with the first interaction.
  'used-background': [
    'analytics/background.ts',
    'platform/calls/open-commerce.ts',
    'messages/regional-messages.ts',
    'favourites/sync-favourites.ts',
    'sign-in/session/person-sync.ts',
    'navigation/lazy-account-dialog.tsx',
    'ui/toasts/toast-region.tsx',
    'ui/rail.tsx',
    'cart/state/unfinished-order.ts',
    'product/recommendations/recently-viewed.ts',
    'cart/commands/use-cart-command.ts',
    'checkout/wallet/load-wallet.ts',
  ],
  'used-frame': [
    'navigation/page-bottom.tsx',
    'content/blocks/secondary-nav.tsx',
    'navigation/header/site-header.tsx',
    'cart/mini-cart/mini-cart.tsx',
    'subscriptions/newsletter-form.tsx',
  ],
  'used-product': [
    'product/recommendations/recommendations-rail.tsx',
    'product/recommendations/recently-viewed-rail.tsx',
    'routes/below-cart.tsx',
    'product/sets/sets-with-product.tsx',
  ],
  'used-cards': ['content/blocks/card-grid.tsx', 'content/elements/content-card.tsx'],
  'used-consent': ['consent/consent-banner.tsx'],
  /** Analytics needs a part of it. */
  choices: ['content/audiences/choices.tsx'],
  /** Only with consent, so that no other chunk may import it. */
  'used-analytics': ['analytics/start-analytics.ts', 'content/promotion-clicks.ts'],
  'used-blocks': [
    'content/blocks/hero.tsx',
    'content/blocks/hero-video.tsx',
    'content/blocks/simple-blocks.tsx',
    'content/blocks/product-rail.tsx',
    'content/blocks/story.tsx',
    'content/blocks/benefit-bar.tsx',
    'content/blocks/carousel.tsx',
    'content/blocks/video.tsx',
    'content/articles/article-grid.tsx',
    'content/articles/article-parts.tsx',
  ],
}

const app = new URL('../app/', import.meta.url)

const pathOf = (id: string): string => id.replaceAll('\\', '/').replace(/\?.*$/, '')

/** The build fails if a file has moved. Otherwise its code would end up in other chunks. */
function pathOfModule(file: string): string {
  const url = new URL(file, app)
  accessSync(url)
  return pathOf(fileURLToPath(url))
}

const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|zustand)[\\/]/

export const chunkGroups = [
  { name: 'libraries', test: libraries },
  ...Object.entries(chunks).map(([name, files]) => {
    const paths = new Set(files.map(pathOfModule))
    return { name, test: (id: string) => paths.has(pathOf(id)) }
  }),
]

const loadedWithPage = /^assets\/(libraries|rolldown-runtime|frame)-/
const loadedByUsedPages = /^assets\/(after-frame|used-frame|used-background|forms)-/
const loadedByItself = /^assets\/(after|used)-/

/**
 * The chunks that an import loads together with its own, so that they do not follow one after the other. A later import
 * does not list those that every page loads with the first interaction.
 */
export const chunksToPreload = (chunk: string, dependencies: string[]): string[] =>
  dependencies.filter(
    (file) =>
      file !== chunk &&
      !loadedWithPage.test(file) &&
      (loadedByItself.test(chunk) || !loadedByUsedPages.test(file)),
  )
