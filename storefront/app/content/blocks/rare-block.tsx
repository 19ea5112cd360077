import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { lazyOnUse, lazyOptional } from '../../platform/lazy-component.ts'
import { BlockHeading } from '../elements/block-frame.tsx'

const BalanceBlock = lazyOptional(() =>
  import('./balance-block.tsx').then((module) => module.BalanceBlock),
)
const PromoBar = lazyOptional(() =>
  import('../promo-bar/promo-bar.tsx').then((module) => module.PromoBar),
)
const SecondaryNav = lazyOnUse(() =>
  import('./secondary-nav.tsx').then((module) => module.SecondaryNav),
)
const NewsletterForm = lazyOnUse(() =>
  import('../../subscriptions/newsletter-form.tsx').then((module) => module.NewsletterForm),
)

type RareType = 'gift-card-balance' | 'newsletter' | 'promo-bar' | 'secondary-nav'

type RareBlockProps = {
  [Type in RareType]: { type: Type; fields: BlockFields[Type]; isFirst: boolean }
}[RareType]

/** The blocks of few pages. How they are loaded would weigh on all others. */
export function RareBlock(block: RareBlockProps) {
  switch (block.type) {
    case 'gift-card-balance':
      return <BalanceBlock {...block} />
    case 'newsletter':
      return <Newsletter {...block} />
    case 'promo-bar':
      return (
        <div data-block="promo-bar">
          <PromoBar {...block.fields} isInPage />
        </div>
      )
    case 'secondary-nav':
      return (
        <div data-block="secondary-nav">
          <SecondaryNav {...block.fields} isInPage />
        </div>
      )
  }
}

type NewsletterProps = { fields: BlockFields['newsletter']; isFirst: boolean }

const Newsletter = ({ fields, isFirst }: NewsletterProps) => (
  <section data-block="newsletter" className="page block-space">
    <BlockHeading {...fields} isFirst={isFirst} />
    <div className="max-w-note">
      <NewsletterForm />
    </div>
  </section>
)
