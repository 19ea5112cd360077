import type { ProductSet } from '@cairn/contract/catalogue/product'
import { Link } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The sets that contain a product. */
export function SetsWithProduct({ sets }: { sets: readonly ProductSet[] }) {
  const t = useMessages()
  return (
    <section className="mt-8">
      <h2 className="caption mb-3">{t('partOfSet')}</h2>
      <ul className="grid gap-3">
        {sets.map(({ id, name, pageUrl, image, products }) => (
          <li key={id} className="product-set">
            <div className="product-set-picture">
              <Picture image={{ src: image.src, alt: '' }} widths={[80, 200]} sizes="80px" />
            </div>
            <div className="product-set-text">
              <Link to={pageUrl} prefetch="intent" className="name product-tile-link">
                {name}
              </Link>
              <p className="mt-0.5 text-small text-ink-soft">
                {products.map((product) => product.name).join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
