import type { Price, ProductDetails } from '@cairn/contract/product-entity'
import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { closeMiniCart, openMiniCart } from '../cart/mini-cart-store.ts'
import { refusalText, type RefusedWrite, toldBeside } from '../cart/refused-write.ts'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useFeatures, useLocale } from '../platform/use-shop.ts'
import { later } from '../platform/later.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { SizeChoice } from './size-choice.tsx'
import { SizeGuideLink } from './size-guide-link.tsx'
import { StoreStockButton } from './store-stock-button.tsx'
import { isSoldOut, type Stock } from './stock.ts'
import { useChoice } from './use-choice.ts'
import { useStock } from './use-stock.ts'

const PayLaterLink = later(
  async () => (await import('../checkout/pay-later-link.tsx')).PayLaterLink,
)
const TellWhenBack = later(async () => (await import('./tell-when-back.tsx')).TellWhenBack)

type BuyProps = {
  product: ProductDetails
  /** It is on its way into the cart. */
  onBuy?: () => void
}

/** A form that leads to the cart without scripts; with them the page stays and the mini cart opens. */
export function Buy({ product, onBuy }: BuyProps) {
  const t = useMessages()
  const locale = useLocale()
  const stock = useStock(product.id)
  const choice = useChoice(product)
  const { chosen } = choice
  const [isAskedFor, setAskedFor] = useState(false)
  const { Form, state, data } = useBuying(product.masterId)
  if (!product.price) return <p className="mt-6 text-ui">{t('notSoldHere')}</p>
  const isPending = state !== 'idle'
  const gone = chosen && isSoldOut(chosen, stock) ? chosen : undefined

  function buy(event: FormEvent<HTMLFormElement>) {
    if (chosen) {
      onBuy?.()
      if (!isByWallet(event.nativeEvent)) openMiniCart('added')
      return
    }
    event.preventDefault()
    setAskedFor(true)
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
        <WhichSize
          choice={choice}
          stock={stock}
          isAskedFor={isAskedFor && !chosen}
          help={<SizeGuideLink product={product} />}
        />
        {!gone && <BuyButton price={chosen?.price ?? product.price} isPending={isPending} />}
        <WhyNot refused={isPending ? null : data} />
      </Form>
      <Suspense>{gone && <TellWhenBack key={gone.sku} sku={gone.sku} />}</Suspense>
      <StoreStockButton product={product} chosen={chosen} />
      <p className="min-h-11">
        <Suspense>
          <PayLaterLink />
        </Suspense>
      </p>
    </>
  )
}

const isByWallet = (event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === 'wallet'

/** What was refused is told beside its button: the mini cart gives way to it. */
export function useBuying(masterId: string) {
  const fetcher = useFetcher<RefusedWrite | null>({ key: `buy-${masterId}` })
  const isRefused = fetcher.state === 'idle' && Boolean(fetcher.data)
  useEffect(() => {
    if (isRefused) closeMiniCart()
  }, [isRefused])
  return { ...fetcher, isRefused }
}

type WhichSizeProps = {
  choice: ReturnType<typeof useChoice>
  stock: Stock
  isAskedFor: boolean
  help: ReactNode
}

function WhichSize({ choice, ...props }: WhichSizeProps) {
  const { variants, isOnly, chosen, choose } = choice
  if (isOnly) return <input type="hidden" name="sku" value={chosen?.sku} />
  return <SizeChoice variants={variants} chosen={chosen} onChoose={choose} {...props} />
}

function WhyNot({ refused: data }: { refused: RefusedWrite | null | undefined }) {
  const t = useMessages()
  const refused = toldBeside(data)
  if (!refused) return null
  return (
    <div className="mt-3">
      <InlineMessage tone="error">{refusalText(refused, t)}</InlineMessage>
    </div>
  )
}

function BuyButton({ price, isPending }: { price: Price; isPending: boolean }) {
  const t = useMessages()
  const money = useMoney()
  const { paysByWallet } = useFeatures()
  return (
    <div className="buy-bar">
      <Button className="w-full" pending={isPending}>
        {t('addForPrice', { price: money(price.lowCurrent) })}
      </Button>
      {paysByWallet && (
        <Button look="line" name="pay" value="wallet" className="mt-2 w-full">
          <Icon name="phone" className="size-4.5" />
          {t('wallet')}
        </Button>
      )}
    </div>
  )
}
