import type { Price, ProductDetails } from '@cairn/contract/catalogue/product'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { cartErrorText, type CartError, inlineError } from '../cart/commands/cart-error.ts'
import { closeMiniCart, openMiniCart } from '../cart/mini-cart/mini-cart-state.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { goOn } from '../platform/calls/handling.ts'
import { lazyOptional } from '../platform/lazy-component.ts'
import { firstInteraction } from '../platform/page/first-interaction.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/money.ts'
import { Button, TextButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { SizeChoice, useSizeChoice } from './size/size-choice.tsx'
import { isSoldOut, type Stock } from './stock/stock.ts'

const PayLaterLink = lazyOptional(() =>
  import('../purchase/payment/pay-later-link.tsx').then((module) => module.PayLaterLink),
)
const BackInStockForm = lazyOptional(() =>
  import('./stock/back-in-stock-form.tsx').then((module) => module.BackInStockForm),
)

type BuyFormProps = {
  product: ProductDetails
  /** Called when the product is being added to the cart. */
  onBuy?: () => void
}

/** Without scripts the form leads to the cart. With scripts the page stays and the mini cart opens. */
export function BuyForm({ product, onBuy }: BuyFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const stock = useStock(product.id)
  const choice = useSizeChoice(product)
  const { chosenVariant } = choice
  const [isSizeMissing, setSizeMissing] = useState(false)
  const { Form, state, data } = useBuyFetcher(product.masterId)
  if (!product.isSoldAlone) return <p className="mt-6 text-ui">{t('onlyAsGift')}</p>
  if (!product.price) return <p className="mt-6 text-ui">{t('notSoldHere')}</p>
  const isPending = state !== 'idle'
  const soldOut = soldOutIn(choice, stock)

  function buy(event: FormEvent<HTMLFormElement>) {
    if (chosenVariant) {
      onBuy?.()
      if (!isWalletSubmit(event.nativeEvent)) openMiniCart('added')
      return
    }
    event.preventDefault()
    setSizeMissing(true)
    event.currentTarget.querySelector<HTMLElement>('input[type=radio]')?.focus()
  }
  return (
    <>
      <Form
        method="post"
        action={`/${locale}/cart`}
        defaultShouldRevalidate={false}
        className="mt-6"
        onSubmit={buy}
      >
        <input type="hidden" name="intent" value="add" />
        <SizeField
          product={product}
          choice={choice}
          stock={stock}
          isSizeMissing={isSizeMissing && !chosenVariant}
        />
        <BuyBar
          price={soldOut ? undefined : (chosenVariant?.price ?? product.price)}
          isPending={isPending}
          error={isPending ? null : data}
        />
      </Form>
      <Suspense>{soldOut && <BackInStockForm key={soldOut.sku} {...soldOut} />}</Suspense>
      <StoreStockButton product={product} chosenVariant={chosenVariant} />
      <p className="pay-later-line">
        <Suspense>
          <PayLaterLink />
        </Suspense>
      </p>
    </>
  )
}

type SizeChoiceState = ReturnType<typeof useSizeChoice>

/** The chosen variant if it is sold out, or nothing to choose if every variant is. */
function soldOutIn({ chosenVariant, variants }: SizeChoiceState, stock: Stock) {
  const candidates = chosenVariant ? [chosenVariant] : variants
  return candidates.every((variant) => isSoldOut(variant, stock))
    ? { sku: chosenVariant?.sku }
    : undefined
}

const isWalletSubmit = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === 'wallet'

/** An error is shown beside the button, so the mini cart closes. */
export function useBuyFetcher(masterId: string) {
  const fetcher = useFetcher<CartError | null>({ key: `buy-${masterId}` })
  const isRefused = fetcher.state === 'idle' && Boolean(fetcher.data)
  useEffect(() => {
    if (isRefused) closeMiniCart()
  }, [isRefused])
  return { ...fetcher, isRefused }
}

type SizeFieldProps = {
  product: ProductDetails
  choice: SizeChoiceState
  stock: Stock
  isSizeMissing: boolean
}

function SizeField({ choice, ...props }: SizeFieldProps) {
  const { variants, isOnly, chosenVariant, choose } = choice
  if (isOnly) return <input type="hidden" name="sku" value={chosenVariant?.sku} />
  return (
    <SizeChoice variants={variants} chosenVariant={chosenVariant} onChoose={choose} {...props} />
  )
}

const scrollIntoView = (message: HTMLElement | null) =>
  message?.scrollIntoView?.({ block: 'nearest' })

function BuyError({ error: data }: { error: CartError | null | undefined }) {
  const t = useMessages()
  const error = inlineError(data)
  if (!error) return null
  return (
    <div className="mb-3" ref={scrollIntoView}>
      <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>
    </div>
  )
}

type BuyBarProps = {
  /** Undefined if the chosen size is sold out. A range before a choice. */
  price: Price | undefined
  isPending: boolean
  error: CartError | null | undefined
}

/** An error is shown above the button, where the shopper has just pressed. */
function BuyBar({ price, isPending, error }: BuyBarProps) {
  const t = useMessages()
  const money = useMoney()
  const { paysByWallet } = useFeatures()
  if (!price) return <BuyError error={error} />
  const { lowCurrent, highCurrent } = price
  return (
    <div className="buy-bar">
      <BuyError error={error} />
      <Button className="w-full" pending={isPending}>
        {lowCurrent === highCurrent
          ? t('addForPrice', { price: money(lowCurrent) })
          : t('addToCart')}
      </Button>
      {paysByWallet && (
        <Button look="line" name="pay" value="wallet" className="mt-2 w-full">
          <Icon name="wallet" className="icon-middle" />
          {t('wallet')}
        </Button>
      )}
    </div>
  )
}

/** Pages are cached, so the browser reads the stock, when somebody uses the page. */
function useStock(productId: string): Stock {
  const [loadedStock, setLoadedStock] = useState<{ productId: string; stock: Stock }>()
  useEffect(() => {
    let isStale = false
    async function read() {
      await firstInteraction
      const answer = await browserCommerce().readInventory(
        { params: { productId } },
        { itemNotAvailable: goOn },
      )
      if (!isStale && answer.ok) setLoadedStock({ productId, stock: answer.value.variants })
    }
    void read()
    return () => {
      isStale = true
    }
  }, [productId])
  return loadedStock?.productId === productId ? loadedStock.stock : undefined
}

const StoreStock = lazyOptional(() =>
  import('./stock/store-stock.tsx').then((module) => module.StoreStock),
)

type StoreStockButtonProps = {
  product: ProductDetails
  chosenVariant: ProductDetails['variants'][number] | undefined
}

/** Digital products are in no store. */
function StoreStockButton({ product, chosenVariant }: StoreStockButtonProps) {
  const t = useMessages()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  if (product.isDigitalProduct) return null
  return (
    <>
      <TextButton className="gap-2 text-ui" onClick={() => setDialog('open')}>
        <Icon name="store" />
        {t('seeStores')}
      </TextButton>
      {dialog !== 'never' && (
        <Suspense>
          <StoreStock
            productId={product.id}
            sku={chosenVariant?.sku}
            size={chosenVariant?.size ?? null}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
