import type { Price as ProductPrices } from '@cairn/contract/catalogue/product'
import { Badge } from '../ui/products/badge.tsx'
import { Price } from '../ui/products/price.tsx'
import { DiscountBadge, ProductPrice } from '../ui/products/product-price.tsx'
import { Rating } from '../ui/products/rating.tsx'
import { SizeBox, SizeBoxes } from '../ui/products/size-boxes.tsx'
import { SwatchChoice } from '../ui/products/swatch-choice.tsx'
import { SwatchLink, SwatchRow } from '../ui/products/swatch.tsx'
import { ExampleRow, Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

const colours = [
  { name: 'Basalt', paint: '#2b3335' },
  { name: 'Lichen', paint: '#b9c13d' },
  { name: 'Tarn', paint: '#1f5d68' },
  { name: 'Rowan', paint: '#9c3328' },
  { name: 'Larch', paint: '#b9842f' },
  { name: 'Snowmelt', paint: '#dfe4e1' },
  { name: 'Heather', paint: '#6d6079' },
  { name: 'Moss', paint: '#4a5a3c' },
]

const regularPrice: ProductPrices = {
  currency: 'GBP',
  lowCurrent: 420,
  highCurrent: 420,
  lowOriginal: 420,
  highOriginal: 420,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: null,
}

const prices: Record<string, ProductPrices> = {
  usual: regularPrice,
  range: { ...regularPrice, lowCurrent: 25, highCurrent: 500, lowOriginal: 25, highOriginal: 500 },
  reduced: {
    ...regularPrice,
    lowCurrent: 59.99,
    highCurrent: 59.99,
    lowOriginal: 90,
    highOriginal: 90,
    percentagePriceDiscount: 33.3,
  },
  'lowest recent': {
    ...regularPrice,
    lowCurrent: 168,
    highCurrent: 168,
    lowOriginal: 240,
    highOriginal: 240,
    historicBestPrice: 192,
    percentagePriceDiscount: 30,
  },
}

const sizes = ['XS', 'S', 'M', 'L', 'XL']

export function Products({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Products"
      note="Prices, colours, sizes and ratings. A colour always has its name beside it."
    >
      <Example name="Badges">
        <div className="guide-badges">
          <Badge look="new">New</Badge>
          <DiscountBadge price={prices['reduced'] ?? regularPrice} />
          <Badge>{texts.soldOut}</Badge>
        </div>
      </Example>
      <Example name="Prices">
        <dl className="guide-prices">
          {Object.entries(prices).map(([name, price]) => (
            <div key={name}>
              <dt className="caption mb-1 text-ink-mute">{name}</dt>
              <dd>
                <ProductPrice price={price} isOmnibusOn />
              </dd>
            </div>
          ))}
          <div>
            <dt className="caption mb-1 text-ink-mute">large</dt>
            <dd className="guide-large-price">
              <Price current="£168" original="£240" />
            </dd>
          </div>
        </dl>
      </Example>
      <Example name="Ratings">
        <ExampleRow>
          <Rating score={4.6} count={128} />
          <Rating score={3.2} count={1} />
          <Rating score={4.6} size="large" />
        </ExampleRow>
      </Example>
      <ColoursAndSizes texts={texts} />
    </Section>
  )
}

function ColoursAndSizes({ texts }: { texts: StyleguideTexts }) {
  return (
    <>
      <Example name="Colours on a tile and on a product page">
        <SwatchRow colours={colours} chosenName="Basalt" />
        <div className="swatch-boxes mt-4">
          {colours.slice(0, 5).map((colour, index) => (
            <SwatchLink key={colour.name} colour={colour} to="." isCurrent={index === 0} />
          ))}
        </div>
        <fieldset className="swatch-boxes mt-4">
          <legend className="sr-only">{texts.colour}</legend>
          {colours.slice(5).map((colour, index) => (
            <SwatchChoice
              key={colour.name}
              name="colour"
              colour={colour}
              defaultChecked={index === 0}
            />
          ))}
        </fieldset>
      </Example>
      <Example name="Sizes">
        <div className="guide-sizes">
          <SizeBoxes legend={texts.size}>
            {sizes.map((size) => (
              <SizeBox key={size} name="size" size={size} isChosen={size === 'M'} />
            ))}
            <SizeBox name="size" size="XXL" isSoldOut />
          </SizeBoxes>
        </div>
      </Example>
    </>
  )
}
