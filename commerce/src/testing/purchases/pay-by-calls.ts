import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import type { Sandbox } from '@cairn/sandbox/sandbox'
import type { Credit, MainPayment } from './payment-methods.ts'
import type { PurchaseByCalls, PurchaseWithCart } from './place-by-calls.ts'
import type { Purchaser } from './purchasers.ts'

const instrumentsOfCredit: Record<Exclude<Credit, 'voucher'>, (purchaser: Purchaser) => object> = {
  'gift card': ({ giftCard }) => ({ payment_method_id: 'GIFT_CARD', code: giftCard, pin: '1111' }),
  'reward card': ({ rewardCard }) => ({
    payment_method_id: 'REWARD_CARD',
    code: rewardCard,
    pin: '1111',
  }),
  'reward code': ({ rewardCode: code }) => ({ payment_method_id: 'REWARD_CODE', code }),
  points: () => ({ payment_method_id: 'LOYALTY_POINTS', points: 500 }),
  credit: () => ({ payment_method_id: 'ATHLETES_PAYMENT' }),
}

export async function payByCredit({ send, purchaser, basketId }: PurchaseWithCart, credit: Credit) {
  const params = { basketId }
  if (credit === 'voucher') {
    await send('applyReward', { params, body: { appliedLoyaltyVoucher: { points: 1_000 } } })
    return
  }
  const body = instrumentsOfCredit[credit](purchaser)
  await send('addPaymentInstrument', { params, body })
}

const instrumentsOfMain: Record<MainPayment, (context: PurchaseByCalls) => Promise<object>> = {
  card: (context) => enteredCard(context, '4111 1111 1111 1111'),
  'challenged card': (context) => enteredCard(context, '4000 0000 0000 3220'),
  'saved card': savedCard,
  'main card': savedCard,
  'pay later': async () => ({ payment_method_id: 'KLARNA' }),
  wallet: walletCard,
}

export async function payByMain(context: PurchaseWithCart, main: MainPayment) {
  const { send, basketId } = context
  const body = await instrumentsOfMain[main](context)
  await send('addPaymentInstrument', { params: { basketId }, body })
}

async function enteredCard({ send, windows }: PurchaseByCalls, number: string) {
  const query = { paymentMethodId: 'CREDIT_CARD', paymentMethod: 'card' }
  const { windowUrl } = await send('openPaymentSession', { query })
  const card = await windows.enterCard(String(windowUrl), number)
  return { payment_method_id: 'CREDIT_CARD', card }
}

async function savedCard({ send }: PurchaseByCalls) {
  const query = { payment_method_id: 'CREDIT_CARD' }
  const savedInstruments = await send('readSavedInstruments', { query })
  const main = savedInstruments.payment_instruments.find(({ card }) => card?.main)
  return {
    payment_method_id: 'CREDIT_CARD',
    payment_instrument_id: main?.payment_instrument_id,
  }
}

async function walletCard({ send, windows }: PurchaseByCalls) {
  const query = { paymentMethodId: 'WALLET', paymentMethod: 'wallet' }
  const { windowUrl } = await send('openPaymentSession', { query })
  const { token, brand, last4 } = await windows.approve(String(windowUrl))
  return {
    payment_method_id: 'WALLET',
    card: { token, brand, last4, expiryMonth: 12, expiryYear: 2099 },
  }
}

/** What an order says about its payment by the provider; undefined if nothing is left to pay. */
export async function paymentOf({ windows }: PurchaseByCalls, cart: Cart) {
  const mainInstrument = cart.paymentInstruments.find(({ payment_method_id: code }) =>
    ['CREDIT_CARD', 'KLARNA', 'WALLET'].includes(code),
  )
  if (cart.totals.remainingToPay === 0 || !mainInstrument) return undefined
  const { payment_method_id: code, session_id: sessionID, attachment, card } = mainInstrument
  if (code === 'KLARNA') {
    const { token } = await windows.approve(String(attachment))
    return { code, additionalData: { authorizationToken: token, sessionID } }
  }
  const paymentInstrumentId = mainInstrument.payment_instrument_id
  return { code, additionalData: { paymentInstrumentId, cardType: card?.brand } }
}

/** Confirms the payment on the page of the bank and sends its result to the shop. */
export async function confirmChallenge({ send, windows }: PurchaseByCalls, order: Order) {
  const { orderNumber, st, flash } = order
  const { challengeUrl, sessionId } = flash[0]?.details ?? {}
  const { threeDS2Result } = await windows.confirmChallenge(String(challengeUrl))
  return send('answerChallenge', {
    params: { orderNumber },
    query: { st },
    body: {
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: { sessionID: String(sessionId), threeDS2Result },
      },
    },
  })
}

type ProviderCard = {
  token: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** What a shopper does in the windows of the payment provider, as the scripts of these windows send it. */
export function providerWindows({ answer }: Pick<Sandbox, 'answer'>) {
  async function post<Answer>(url: string, body: object): Promise<Answer> {
    const isForm = body instanceof URLSearchParams
    const response = await answer(
      new Request(url, {
        method: 'POST',
        headers: { origin: new URL(url).origin, accept: 'application/json' },
        body: isForm ? body : JSON.stringify(body),
      }),
    )
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return JSON.parse(await response.text())
  }

  return {
    enterCard: (windowUrl: string, number: string) =>
      post<ProviderCard>(`${windowUrl}/card`, { number, expiry: '12 / 30', code: '123' }),
    /** Agrees to pay with the wallet or later. */
    approve: (windowUrl: string) =>
      post<Pick<ProviderCard, 'token' | 'brand' | 'last4'>>(`${windowUrl}/choice`, {
        choice: 'approve',
      }),
    confirmChallenge: (challengeUrl: string) =>
      post<{ threeDS2Result: string }>(
        challengeUrl,
        new URLSearchParams({ choice: 'confirm', code: '123456' }),
      ),
  }
}

export type ProviderWindows = ReturnType<typeof providerWindows>
