import type { ProductDetails, ProductSet } from '@cairn/contract/catalogue/product'
import { useFeatures, useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ProductPrice } from '../../ui/products/product-price.tsx'
import { PriceNote } from '../price-note.tsx'
import { ProductTile } from '../product-tile.tsx'

/** The products of a set. Each is bought on its own page, where its colour and size are chosen. */
export function SetPage({
  product: { price },
  set: { name, description, products },
}: {
  product: ProductDetails
  set: ProductSet
}) {
  const t = useMessages()
  const locale = useLocale()
  const { showsLowestPrice } = useFeatures()
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className="page set-page">
        <Breadcrumbs trail={[{ name: t('home'), to: `/${locale}` }]} current={name} />
        <h1 className="display mt-6 text-h1">{name}</h1>
        <p className="mt-3 max-w-measure text-ink-soft">{description}</p>
        {price && (
          <p className="mt-5 text-h3">
            {t('allTogether')} <ProductPrice price={price} isOmnibusOn={showsLowestPrice} />
            <PriceNote />
          </p>
        )}
        <h2 className="display mt-14 mb-6 text-h2">{t('inThisSet')}</h2>
        <ul className="product-grid">
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductTile product={product} isFirst={index < 4} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
