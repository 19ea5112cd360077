import type { Recommendation, Upsell } from '@cairn/contract/product-entity'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { HomeTile } from './home-tile.tsx'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Stone } from '../ui/stone.tsx'
import { Stones } from '../ui/stones.tsx'
import type { Route } from './+types/home-route.ts'

const shown = 8

/** The same for everybody: nothing of a session is read here. */
export async function loader({ context }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const read = await commerce.readRecommendations({ query: { widget: 'home', count: shown } })
  return { products: read.ok ? read.value.recommendations.map(withSku(read.value.upsells)) : [] }
}

/** A recommendation that can go into the cart from here, where there is nothing to choose. */
type HomeProduct = Recommendation & { sku: string | undefined }

const withSku =
  (upsells: readonly Upsell[]) =>
  (product: Recommendation): HomeProduct => ({
    ...product,
    sku: upsells.find(({ id }) => id === product.id)?.sku,
  })

export default function Home({ loaderData: { products } }: Route.ComponentProps) {
  const t = useMessages()
  return (
    <>
      <PageTitle>{t('homeTitle')}</PageTitle>
      <div className="bg-basalt-900 text-white">
        <div className="page flex flex-col-reverse justify-between gap-x-8 gap-y-12 pt-14 md:min-h-[min(560px,70vh)] md:flex-row md:items-end md:pt-16">
          <div className="pb-[clamp(40px,5vw,80px)]">
            <h1 className="display max-w-[11ch] text-mega font-[540] tracking-[-.035em]">
              {t('homeLine')}
            </h1>
            <p className="mt-5 max-w-[36ch] text-lead text-basalt-300">{t('homeLead')}</p>
          </div>
          <Stones className="w-[clamp(136px,27vw,430px)] flex-none" />
        </div>
      </div>
      <section aria-labelledby="products" className="page pt-[clamp(48px,6vw,96px)]">
        <h2 id="products" className="display mb-[clamp(20px,2.4vw,36px)] text-h2">
          {t(products.length > 0 ? 'homeProducts' : 'homeEmptyTitle')}
        </h2>
        {products.length > 0 ? <Products products={products} /> : <NoProducts />}
      </section>
    </>
  )
}

function Products({ products }: { products: readonly HomeProduct[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-gutter gap-y-6 lg:gap-y-9 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.id}>
          <HomeTile product={product}>
            {product.sku && <AddToCart sku={product.sku} name={product.title} />}
          </HomeTile>
        </li>
      ))}
    </ul>
  )
}

function NoProducts() {
  const t = useMessages()
  return (
    <>
      <Stone className="mb-4 w-16 text-basalt-300" />
      <p className="max-w-[44ch] text-ink-soft">{t('homeEmptyText')}</p>
    </>
  )
}
