import type { BlockFields, ContentBlock } from '@cairn/contract/content-blocks'
import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { later } from '../platform/later.ts'
import { CardGrid } from './card-grid.tsx'
import { Hero } from './hero.tsx'
import './content.css'

/** These stand around every page, not in one. */
type ShellBlock =
  | 'fragment'
  | 'promo-bar'
  | 'popup'
  | 'secondary-nav'
  | 'newsletter'
  | 'footer-items'

type ShownProps<Type extends keyof BlockFields> = {
  fields: BlockFields[Type]
  id: string
  isFirst: boolean
}

/** In the page from the start; the browser fetches what brings it to life when it meets one. */
const readReading = () => import('./reading-blocks.tsx')
const readProductRail = () => import('./product-rail.tsx')
const readStory = () => import('./story.tsx')
const readBenefitBar = () => import('./benefit-bar.tsx')
const readArticleGrid = () => import('./article-grid.tsx')

const LaterProductRail = later(async () => (await readProductRail()).ProductRail)
const LaterStory = later(async () => (await readStory()).Story)
const LaterArticleGrid = later(async () => (await readArticleGrid()).ArticleGrid)
const readCarousel = () => import('./carousel.tsx')
const LaterBenefitBar = later(async () => (await readBenefitBar()).BenefitBar)

const milliseconds = 3000

/** Once the page is at rest, what the next one may need: it should not come in pieces. */
function useReadAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const read of [readReading, readProductRail, readStory, readBenefitBar])
        read().catch(() => {})
    }, milliseconds)
    return () => clearTimeout(timer)
  }, [])
}

/** Every block that can stand in a page has one component; one without does not compile. */
const components: {
  [Type in Exclude<keyof BlockFields, ShellBlock>]: ComponentType<ShownProps<Type>>
} = {
  hero: Hero,
  'linked-card': later(async () => (await readReading()).LinkedCardBlock),
  'card-grid': CardGrid,
  'multi-link-card': later(async () => (await readReading()).MultiLinkCard),
  story: LaterStory,
  'icon-and-text': later(async () => (await readReading()).IconAndText),
  'cta-buttons': later(async () => (await readReading()).CtaButtons),
  accordion: later(async () => (await readReading()).Accordion),
  'rich-text': later(async () => (await readReading()).RichText),
  picture: later(async () => (await readReading()).PictureBlock),
  spacer: later(async () => (await readReading()).Spacer),
  'benefit-bar': LaterBenefitBar,
  'product-rail': LaterProductRail,
  'catalog-grid': later(async () => (await readReading()).CatalogGrid),
  'article-grid': LaterArticleGrid,
  carousel: later(async () => (await readCarousel()).CarouselBlock),
  collections: later(async () => (await readCarousel()).Collections),
  dialog: later(async () => (await import('./dialog-block.tsx')).DialogBlock),
  video: later(async () => (await import('./video.tsx')).Video),
  'gift-card-balance': later(async () => (await import('./balance-block.tsx')).BalanceBlock),
  unknown: later(async () => (await readReading()).UnknownBlock),
}

type PageBlock = {
  [Type in keyof typeof components]: { id: string; type: Type; fields: BlockFields[Type] }
}[keyof typeof components]

const isPageBlock = (block: ContentBlock): block is PageBlock & ContentBlock =>
  block.type in components

type BlocksProps = {
  blocks: readonly ContentBlock[]
  afterFirst?: ReactNode
  /** Whether something above them names the page; otherwise the first of them does. */
  isNamed?: boolean
}

export function Blocks({ blocks, afterFirst, isNamed = false }: BlocksProps) {
  useReadAhead()
  return blocks.filter(isPageBlock).map((block, at) => (
    <Fragment key={`${block.id} ${block.type}`}>
      <Shown block={block} isFirst={at === 0 && !isNamed} />
      {at === 0 && afterFirst}
    </Fragment>
  ))
}

function Shown<Type extends keyof typeof components>({
  block: { id, type, fields },
  isFirst,
}: {
  block: { id: string; type: Type; fields: BlockFields[Type] }
  isFirst: boolean
}) {
  const Component: ComponentType<ShownProps<Type>> = components[type]
  return <Suspense>{createElement(Component, { fields, id, isFirst })}</Suspense>
}
