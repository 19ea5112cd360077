import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { useMessages } from '../platform/text/messages.tsx'
import { SwatchLink } from '../ui/products/swatch.tsx'

type ColourChoiceProps = { colours: ProductDetails['colours']; chosen: string }

/** Each colour has its own URL, so that it can be shared. */
export function ColourChoice({ colours, chosen }: ColourChoiceProps) {
  const t = useMessages()
  const name = colours.find(({ productId }) => productId === chosen)?.name
  return (
    <div className="mt-6">
      <p className="mb-3 text-action">
        <span className="font-[560]">{t('colour')}</span> {name}
      </p>
      <div className="swatch-boxes">
        {colours.map((colour) => (
          <SwatchLink
            key={colour.productId}
            to={colour.pageUrl}
            replace
            prefetch="intent"
            colour={{ name: colour.name, paint: colour.hex }}
            isCurrent={colour.productId === chosen}
          />
        ))}
      </div>
    </div>
  )
}
