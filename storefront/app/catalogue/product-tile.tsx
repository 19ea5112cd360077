import type { ProductCard } from '@cairn/contract/product-entity'
import type { ReactNode } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Price } from '../ui/price.tsx'
import { ProductPicture } from './product-picture.tsx'

type ProductTileProps = { product: ProductCard; children: ReactNode }

export function ProductTile({ product, children }: ProductTileProps) {
  return (
    <article className="flex h-full flex-col">
      <ProductPicture productId={product.id} className="w-full" />
      <h3 className="mt-3.5 leading-[1.3] font-[540] [font-stretch:104%]">{product.name}</h3>
      <p className="mt-0.5 text-small text-ink-soft">{product.colours[0]?.name}</p>
      <p className="mt-2">
        <TilePrice product={product} />
      </p>
      <div className="mt-auto pt-3">{children}</div>
    </article>
  )
}

function TilePrice({ product: { price } }: { product: ProductCard }) {
  const t = useMessages()
  const money = useMoney()
  if (!price) return <span className="text-ink-mute">{t('notSoldHere')}</span>
  const was = price.lowOriginal > price.lowCurrent ? money(price.lowOriginal) : undefined
  return <Price now={money(price.lowCurrent)} was={was} />
}
