import type { Recommendation } from '@cairn/contract/product-entity'
import type { ReactNode } from 'react'
import { useMoney } from '../platform/use-money.ts'
import { Price } from '../ui/price.tsx'
import { ProductPicture } from '../catalogue/product-picture.tsx'

type HomeTileProps = {
  product: Pick<Recommendation, 'id' | 'title' | 'price'>
  children: ReactNode
}

export function HomeTile({ product: { id, title, price }, children }: HomeTileProps) {
  const money = useMoney()
  return (
    <article className="flex h-full flex-col">
      <ProductPicture productId={id} className="w-full" />
      <h3 className="mt-3.5 leading-[1.3] font-[540] [font-stretch:104%]">{title}</h3>
      <p className="mt-1.5 mb-3">
        <Price now={money(price)} />
      </p>
      <div className="mt-auto">{children}</div>
    </article>
  )
}
