import type { Cart } from '@cairn/contract/cart-entity'
import type { Upsell } from '@cairn/contract/product-entity'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useFeatures } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { showToast } from '../ui/show-toast.ts'
import { refusalText } from './refused-write.ts'
import { useCartWrite } from './use-cart-write.ts'

type UpsellsProps = { cart: Cart; heading: 'h2' | 'h3'; count?: number }

/** So many, one below the other, where nothing else is said. */
const stackedByDefault = 3

/** What goes with what was put in last, on sites that offer it; what is in the bag already is not. */
export function Upsells({ cart, heading, count = stackedByDefault }: UpsellsProps) {
  const { offersUpsells } = useFeatures()
  const last = cart.items.findLast(({ bonus }) => !bonus)
  if (!offersUpsells || !last) return null
  return <Offered {...{ cart, heading, count }} productId={last.productId} />
}

type OfferedProps = Required<UpsellsProps> & { productId: string }

function Offered({ cart, heading: Heading, count, productId }: OfferedProps) {
  const t = useMessages()
  const found = useUpsells(productId)
  const inBag = cart.items.map((item) => item.productId)
  const offered = found
    .filter(({ id, productInventoryState: state }) => state === 'InStock' && !inBag.includes(id))
    .slice(0, count)
  if (offered.length === 0) return null
  return (
    <section aria-label={t('goesWell')}>
      <Heading className="display mb-4 text-h3 tracking-[-.012em]">{t('goesWell')}</Heading>
      <ul className="border-b border-line">
        {offered.map((upsell) => (
          <OneUpsell key={upsell.sku} upsell={upsell} />
        ))}
      </ul>
    </section>
  )
}

function OneUpsell({ upsell: { sku, name, url, image, price } }: { upsell: Upsell }) {
  const t = useMessages()
  const money = useMoney()
  const { isPending, write } = useCartWrite()

  async function add() {
    const refused = await write({ intent: 'add', sku, qty: 1 })
    if (refused)
      showToast({ title: t('somethingWrong'), text: refusalText(refused, t), tone: 'error' })
  }
  return (
    <li className="grid grid-cols-[72px_1fr_auto] items-center gap-4 border-t border-line py-3.5">
      <Picture
        image={{ src: image.src, alt: '' }}
        widths={[80, 160]}
        sizes="72px"
        className="bg-tile"
      />
      <div className="min-w-0">
        <p className="name">
          <Link to={url}>{name}</Link>
        </p>
        <p className="mt-1 text-ui">
          <Price now={money(price)} />
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

/** What goes with a product; nothing where that cannot be asked now. */
function useUpsells(productId: string): readonly Upsell[] {
  const [found, setFound] = useState<readonly Upsell[]>([])
  useEffect(() => {
    let isOld = false
    void browserCommerce()
      .readRecommendations({ query: { widget: 'upsell', productId, count: 24 } })
      .then((read) => {
        if (!isOld && read.ok) setFound(read.value.upsells)
      })
    return () => {
      isOld = true
    }
  }, [productId])
  return found
}
