import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { CardGrid } from './card-grid.tsx'
import { Hero } from './hero.tsx'
import '../content.css'

/** The blocks of the frame around every page. `Blocks` does not render them. */
type SiteFrameBlock =
  | 'fragment'
  | 'promo-bar'
  | 'popup'
  | 'secondary-nav'
  | 'newsletter'
  | 'footer-items'

type BlockProps<Type extends keyof BlockFields> = {
  fields: BlockFields[Type]
  id: string
  isFirst: boolean
}

/** The server renders all blocks. The browser loads the code of a block when a page contains it. */
const loadSimpleBlocks = () => import('./simple-blocks.tsx')
const loadProductRail = () => import('./product-rail.tsx')
const loadStory = () => import('./story.tsx')
const loadBenefitBar = () => import('./benefit-bar.tsx')
const loadArticleGrid = () => import('../articles/article-grid.tsx')

const ProductRail = lazyOptional(async () => (await loadProductRail()).ProductRail)
const Story = lazyOptional(async () => (await loadStory()).Story)
const ArticleGrid = lazyOptional(async () => (await loadArticleGrid()).ArticleGrid)
const loadCarousel = () => import('./carousel.tsx')
const BenefitBar = lazyOptional(async () => (await loadBenefitBar()).BenefitBar)

const preloadDelay = 3000

/** Loads the code of common blocks in advance, so that the next page hydrates at once. */
function usePreloadedBlocks() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadSimpleBlocks, loadProductRail, loadStory, loadBenefitBar])
        load().catch(() => {})
    }, preloadDelay)
    return () => clearTimeout(timer)
  }, [])
}

/** A block type without a component does not compile. */
const components: {
  [Type in Exclude<keyof BlockFields, SiteFrameBlock>]: ComponentType<BlockProps<Type>>
} = {
  hero: Hero,
  'linked-card': lazyOptional(async () => (await loadSimpleBlocks()).LinkedCardBlock),
  'card-grid': CardGrid,
  'multi-link-card': lazyOptional(async () => (await loadSimpleBlocks()).MultiLinkCard),
  story: Story,
  'icon-and-text': lazyOptional(async () => (await loadSimpleBlocks()).IconAndText),
  'cta-buttons': lazyOptional(async () => (await loadSimpleBlocks()).CtaButtons),
  accordion: lazyOptional(async () => (await loadSimpleBlocks()).Accordion),
  'rich-text': lazyOptional(async () => (await loadSimpleBlocks()).RichText),
  picture: lazyOptional(async () => (await loadSimpleBlocks()).PictureBlock),
  spacer: lazyOptional(async () => (await loadSimpleBlocks()).Spacer),
  'benefit-bar': BenefitBar,
  'product-rail': ProductRail,
  'catalog-grid': lazyOptional(async () => (await loadSimpleBlocks()).CatalogGrid),
  'article-grid': ArticleGrid,
  carousel: lazyOptional(async () => (await loadCarousel()).CarouselBlock),
  collections: lazyOptional(async () => (await loadCarousel()).Collections),
  dialog: lazyOptional(async () => (await import('./dialog-block.tsx')).DialogBlock),
  video: lazyOptional(async () => (await import('./video.tsx')).Video),
  'gift-card-balance': lazyOptional(async () => (await import('./balance-block.tsx')).BalanceBlock),
  unknown: lazyOptional(async () => (await loadSimpleBlocks()).UnknownBlock),
}

type PageBlock = {
  [Type in keyof typeof components]: { id: string; type: Type; fields: BlockFields[Type] }
}[keyof typeof components]

const isPageBlock = (block: ContentBlock): block is PageBlock & ContentBlock =>
  block.type in components

type BlocksProps = {
  blocks: readonly ContentBlock[]
  afterFirst?: ReactNode
  /** Whether the page has a heading above the blocks. Otherwise the first block contains the `h1`. */
  hasTitle?: boolean
}

export function Blocks({ blocks, afterFirst, hasTitle = false }: BlocksProps) {
  usePreloadedBlocks()
  return blocks.filter(isPageBlock).map((block, position) => (
    <Fragment key={`${block.id} ${block.type}`}>
      <Block block={block} isFirst={position === 0 && !hasTitle} />
      {position === 0 && afterFirst}
    </Fragment>
  ))
}

function Block<Type extends keyof typeof components>({
  block: { id, type, fields },
  isFirst,
}: {
  block: { id: string; type: Type; fields: BlockFields[Type] }
  isFirst: boolean
}) {
  const Component: ComponentType<BlockProps<Type>> = components[type]
  return <Suspense>{createElement(Component, { fields, id, isFirst })}</Suspense>
}
