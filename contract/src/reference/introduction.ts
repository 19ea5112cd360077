import { tokenCookies } from '../wire/cookies.ts'
import { demoAccessKey } from '../wire/headers.ts'

/** A part of the text before the calls. `Code` is between backticks, and so is the name of a call. */
export type IntroductionSection = {
  title: string
  paragraphs: readonly string[]
  /** Numbered, after the paragraphs. */
  steps?: readonly string[]
}

export const introduction: readonly IntroductionSection[] = [
  {
    title: 'Requests',
    paragraphs: [
      `Every call needs the query \`locale\`, the header \`x-site-id\` with the site of that locale, and the header \`x-access-key\`. The key of the demo shop is \`${demoAccessKey}\`. A body is JSON in UTF-8 of at most 256 KB, with the content type \`application/json\`. Fields that a call does not declare are ignored. Texts must not contain control characters, and those of one line no line breaks.`,
      'A call that changes something must come from the shop itself. A browser sends the header `Origin` on its own; any other client sends it with the origin of the shop, without a path. It is no parameter of the calls because scripts cannot set it. Calls with the method GET and the events of the payment provider need none.',
      `The session is kept in cookies, so a client needs a cookie jar. \`requestToken\` sets \`${tokenCookies.access}\` and \`${tokenCookies.refresh}\`, both HttpOnly. Over https their names begin with \`__Host-\`. When the access token has expired, \`requestToken\` with \`{ "type": "Refresh" }\` renews both.`,
      'Amounts are decimal numbers in the currency of the site: 84.5 is 84.50 dollars on CAIRN-US. Dates are YYYY-MM-DD, instants are ISO 8601 in UTC, countries are ISO 3166 codes with two letters.',
      'Each call has an example that works in the demo shop. Ids of carts, lines, orders and the like in it stand for those that earlier calls have answered with, and codes for those of a mail.',
      'In preview the same paths are served below `/pre` and answer with unpublished content.',
    ],
  },
  {
    title: 'Refusals',
    paragraphs: [
      'A call that is not answered with status 200 or 204 has a body with `errorDetails`. The first entry has an `errorId`, such as BSK404, and a `message` in the language of the locale, which can be shown. With REQ400 each entry names the `field` that is wrong. Clients should decide by `errorId` and not by the message.',
      'Status 429 says with `Retry-After` after how many seconds to try again. If a refusal has an `appId`, the same request is accepted with a solved challenge: read it with `readChallenge`, solve it and send the solution in the header `x-challenge-solution`.',
      'Later versions may add fields to answers. Clients must ignore fields that they do not know.',
    ],
  },
  {
    title: 'From token to order',
    paragraphs: ['An order of a guest takes these calls, in this order:'],
    steps: [
      '`requestToken` with `{ "type": "Guest" }` opens a session and sets its cookies.',
      '`searchProducts` or `readCatalogue` lists products. `readProduct` has the `variants` of one, each with its `sku`, size and stock.',
      '`createCartWithItem` with a `sku` creates the cart. Its answer has the `basketId`, which the next calls need.',
      '`readCountryRules` says which fields an address in a country must have and what they look like. `setShippingAddress` sets where the order is delivered, with the email address and phone number of the recipient.',
      '`readShippingMethods` lists the ways of delivery. `setShippingMethod` chooses one; without it, items are delivered in the standard way.',
      '`setBillingAddress` sets the address of the invoice. It is mandatory.',
      '`readPaymentMethods` lists what the cart can be paid with. `addPaymentInstrument` adds a gift card, points or a card to the cart. A card can also be named only when the order is placed.',
      '`prepareOrder` computes the final prices, taxes and delivery, and is what the shopper should see before ordering: `totals.total`, and `totals.remainingToPay` for the card.',
      '`placeOrder` with the token of the card, the total that was shown and a new `idempotency-key` creates the order. If the answer is lost, send the same request with the same key.',
      'If `flash` of the answer has an entry with the type `PaymentNotAuthorized`, the bank wants a confirmation: open `details.challengeUrl` for the shopper and send the result with `answerChallenge`.',
      '`readOrder` reads the order, now or later. The same session needs nothing for it; any other client needs the ticket `st` of the order.',
    ],
  },
  {
    title: 'How to obtain the token of a card',
    paragraphs: [
      'The number of a card never reaches the shop. It is entered in a window of the payment provider, which returns a token. `openPaymentSession` with `paymentMethodId=CREDIT_CARD` opens such a window and answers with its `windowUrl`.',
      'If `opensAs` is `frame`, show the URL in an iframe. The window sends messages with `type: "cairn-pay"` and the `sessionId`. Its `outcome` is `ready` when it can be used, `size` with the `height` that it needs, `invalid` if a field is wrong, and `token` when it is done; that message also has `token`, `brand`, `last4`, `expiryMonth`, `expiryYear` and `bin`. Post `{ "type": "cairn-pay-submit", "sessionId": … }` to the window to submit the card.',
      'If `opensAs` is `page`, as with Adyen, send the shopper to the URL. The provider returns to `/checkout/return?card=…`; send that value as `card_session_id` with `addPaymentInstrument`. A live shop works like this, with the real cards of shoppers.',
      'In the demo shop the sandbox takes every valid card number, such as 4111 1111 1111 1111. No window is needed for its fixed tokens: `tok_test_approve` pays, `tok_test_challenge` wants a confirmation by the bank (the code is 123456), `tok_test_decline`, `tok_test_suspicious` and `tok_test_expired` are refused. A live shop refuses these tokens.',
    ],
  },
]

const sectionText = ({ title, paragraphs, steps = [] }: IntroductionSection): string =>
  [
    `## ${title}`,
    ...paragraphs,
    ...(steps.length > 0 ? [steps.map((step, index) => `${index + 1}. ${step}`).join('\n')] : []),
  ].join('\n\n')

/** The introduction as CommonMark. */
export const introductionText: string = introduction.map(sectionText).join('\n\n')
