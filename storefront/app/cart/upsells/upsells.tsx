import type { Cart } from '@cairn/contract/cart/cart'
import type { Upsell } from '@cairn/contract/catalogue/product'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/products/price.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { cartErrorText } from '../commands/cart-error.ts'
import { useCartCommand } from '../commands/use-cart-command.ts'

type UpsellsProps = { cart: Cart; heading: 'h2' | 'h3'; count?: number }

const stackedByDefault = 3

/** Products like the item added last, without those in the cart, on sites that offer upsells. */
export function Upsells({ cart, heading, count = stackedByDefault }: UpsellsProps) {
  const { offersUpsells } = useFeatures()
  const lastItem = cart.items.findLast(({ bonus }) => !bonus)
  if (!offersUpsells || !lastItem) return null
  return <UpsellList {...{ cart, heading, count }} productId={lastItem.productId} />
}

type UpsellListProps = Required<UpsellsProps> & { productId: string }

function UpsellList({ cart, heading: Heading, count, productId }: UpsellListProps) {
  const t = useMessages()
  const recommendedUpsells = useUpsells(productId)
  const productIdsInCart = cart.items.map((item) => item.productId)
  const upsells = recommendedUpsells
    .filter(
      ({ id, productInventoryState: state }) =>
        state === 'InStock' && !productIdsInCart.includes(id),
    )
    .slice(0, count)
  if (upsells.length === 0) return null
  return (
    <section aria-label={t('similarProducts')}>
      <Heading className="display mb-4 text-h3 tracking-title">{t('similarProducts')}</Heading>
      <ul className="upsells">
        {upsells.map((upsell) => (
          <UpsellItem key={upsell.sku} upsell={upsell} />
        ))}
      </ul>
    </section>
  )
}

function UpsellItem({ upsell: { sku, name, url, image, price } }: { upsell: Upsell }) {
  const t = useMessages()
  const money = useMoney()
  const { isPending, run } = useCartCommand()

  async function add() {
    const error = await run({ intent: 'add', sku, qty: 1 })
    if (error)
      showToast({ title: t('somethingWrong'), text: cartErrorText(error, t), tone: 'error' })
  }
  return (
    <li className="upsell">
      <Picture
        image={{ src: image.src, alt: '' }}
        widths={[80, 160]}
        sizes="72px"
        className="picture-tile"
      />
      <div className="min-w-0">
        <p className="name">
          <Link to={url}>{name}</Link>
        </p>
        <p className="mt-1 text-ui">
          <Price current={money(price)} />
        </p>
      </div>
      <Button
        type="button"
        look="line"
        size="small"
        pending={isPending}
        aria-label={t('addNamedToCart', { name })}
        onClick={() => void add()}
      >
        <Icon name="plus" />
      </Button>
    </li>
  )
}

/** The upsells of a product; empty if they cannot be read. */
function useUpsells(productId: string): readonly Upsell[] {
  const [upsells, setUpsells] = useState<readonly Upsell[]>([])
  useEffect(() => {
    let isStale = false
    void browserCommerce()
      .readRecommendations({ query: { widget: 'upsell', productId, count: 24 } })
      .then((result) => {
        if (!isStale && result.ok) setUpsells(result.value.upsells)
      })
    return () => {
      isStale = true
    }
  }, [productId])
  return upsells
}
