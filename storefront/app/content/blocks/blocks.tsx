import type {
  BlockFields,
  BlockTypeIn,
  ContentBlock,
} from '@cairn/contract/content/blocks/content-block'
import type { contentPlaces } from '@cairn/contract/content/blocks/declaration'
import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { lazyOnUse, lazyOptional } from '../../platform/lazy-component.ts'
import { firstInteraction } from '../../platform/page/first-interaction.ts'
import { useRememberedClicks } from './early-clicks.ts'

type BlockProps<Type extends keyof BlockFields> = {
  type: Type
  fields: BlockFields[Type]
  id: string
  isFirst: boolean
  /** Shows lists of blocks within the block. */
  List: (props: BlocksProps) => ReactNode
  /** The blocks within the block. */
  children?: ReactNode
}

const preloads: (() => Promise<unknown>)[] = []

/** Loads the code of common blocks with the first interaction, so that the next page hydrates at once. */
function preload<Module>(load: () => Promise<Module>): () => Promise<Module> {
  preloads.push(load)
  return load
}

/** The server renders all blocks. The browser loads the code of a block when a page contains it. */
const loadSimpleBlocks = preload(() => import('./simple-blocks.tsx'))
const loadCardGrid = preload(() => import('./card-grid.tsx'))
const loadProductRail = preload(() => import('./product-rail.tsx'))
const loadHero = preload(() => import('./hero.tsx'))
const loadStory = preload(() => import('./story.tsx'))
const loadBenefitBar = preload(() => import('./benefit-bar.tsx'))
const loadCarousel = () => import('./carousel.tsx')
const loadRareBlock = () => import('./rare-block.tsx')
const RareBlock = lazyOptional(async () => (await loadRareBlock()).RareBlock)

const Hero = lazyOnUse(async () => (await loadHero()).Hero)
/** Plays at once. */
const HeroWithVideo = lazyOptional(async () => (await loadHero()).Hero)

const BenefitBar = lazyOnUse(async () => (await loadBenefitBar()).BenefitBar)
/** Hidden at once if the visitor has closed it. */
const ClosableBenefitBar = lazyOptional(async () => (await loadBenefitBar()).BenefitBar)

/** Replaced by other blocks when a page is read, or shown by the frame of the page. */
type ReplacedType = 'fragment' | 'experiment' | 'filter-by' | 'popup'

/** The blocks that are allowed in the content of a page. */
type PageBlockType = Exclude<BlockTypeIn<(typeof contentPlaces)[number]>, ReplacedType> | 'unknown'

/**
 * The component of each block, loaded when it is needed. A block without a component does not compile.
 */
const components: { [Type in PageBlockType]: ComponentType<BlockProps<Type>> } = {
  hero: (props) =>
    createElement(
      [props.fields.media, ...props.fields.mediaList].some((media) => media?.video)
        ? HeroWithVideo
        : Hero,
      props,
    ),
  'linked-card': lazyOnUse(async () => (await loadSimpleBlocks()).LinkedCardBlock),
  'card-grid': lazyOnUse(async () => (await loadCardGrid()).CardGrid),
  'multi-link-card': lazyOnUse(async () => (await loadSimpleBlocks()).MultiLinkCard),
  story: lazyOnUse(async () => (await loadStory()).Story),
  'icon-and-text': lazyOnUse(async () => (await loadSimpleBlocks()).IconAndText),
  'cta-buttons': lazyOnUse(async () => (await loadSimpleBlocks()).CtaButtons),
  accordion: lazyOnUse(async () => (await loadSimpleBlocks()).Accordion),
  'rich-text': lazyOnUse(async () => (await loadSimpleBlocks()).RichText),
  picture: lazyOnUse(async () => (await loadSimpleBlocks()).PictureBlock),
  spacer: lazyOnUse(async () => (await loadSimpleBlocks()).Spacer),
  'benefit-bar': (props) =>
    createElement(props.fields.closable ? ClosableBenefitBar : BenefitBar, props),
  'product-rail': lazyOnUse(async () => (await loadProductRail()).ProductRail),
  'catalog-grid': lazyOnUse(async () => (await loadSimpleBlocks()).CatalogGrid),
  'article-grid': lazyOptional(() =>
    import('../articles/article-grid.tsx').then((module) => module.ArticleGrid),
  ),
  carousel: lazyOptional(async () => (await loadCarousel()).CarouselBlock),
  collections: lazyOptional(async () => (await loadCarousel()).Collections),
  dialog: lazyOptional(() => import('./dialog-block.tsx').then((module) => module.DialogBlock)),
  video: lazyOptional(() => import('./video.tsx').then((module) => module.Video)),
  'gift-card-balance': RareBlock,
  newsletter: RareBlock,
  'promo-bar': RareBlock,
  'secondary-nav': RareBlock,
  segmentation: lazyOnUse(() => import('../audiences/choices.tsx').then((module) => module.Choice)),
  unknown: lazyOnUse(async () => (await loadSimpleBlocks()).UnknownBlock),
}

type PageBlock<Type extends PageBlockType> = {
  id: string
  type: Type
  fields: BlockFields[Type]
  blocks?: readonly ContentBlock[] | undefined
}
type AnyPageBlock = { [Type in PageBlockType]: PageBlock<Type> }[PageBlockType]

const isPageBlock = (block: ContentBlock): block is AnyPageBlock & ContentBlock =>
  block.type in components

function usePreloadedBlocks() {
  useEffect(() => {
    void firstInteraction.then(() => {
      for (const load of preloads) load().catch(() => {})
    })
  }, [])
}

type BlocksProps = {
  blocks: readonly ContentBlock[]
  afterFirst?: ReactNode
  /** Whether the page has a heading above the blocks. Otherwise the first block contains the `h1`. */
  hasTitle?: boolean
}

export function Blocks(props: BlocksProps) {
  usePreloadedBlocks()
  useRememberedClicks()
  return <BlockList {...props} />
}

const BlockList = ({ blocks, afterFirst, hasTitle = false }: BlocksProps) =>
  blocks.filter(isPageBlock).map((block, position) => (
    <Fragment key={`${block.id} ${block.type}`}>
      <Block block={block} isFirst={position === 0 && !hasTitle} />
      {position === 0 && afterFirst}
    </Fragment>
  ))

function Block<Type extends PageBlockType>({
  block: { id, type, fields, blocks },
  isFirst,
}: {
  block: PageBlock<Type>
  isFirst: boolean
}) {
  const Component: ComponentType<BlockProps<Type>> = components[type]
  const children = blocks && <BlockList blocks={blocks} hasTitle />
  const props = { type, fields, id, isFirst, List: BlockList }
  return <Suspense>{createElement(Component, props, children)}</Suspense>
}
