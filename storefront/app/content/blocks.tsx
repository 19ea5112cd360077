import type { BlockFields, ContentBlock } from '@cairn/contract/content-blocks'
import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react'
import { CardGrid } from './card-grid.tsx'
import { Hero } from './hero.tsx'
import type * as readingBlocks from './reading-blocks.tsx'
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

const reading = <Name extends keyof typeof readingBlocks>(name: Name) =>
  lazy(async () => ({ default: (await readReading())[name] }))
const LaterProductRail = lazy(async () => ({ default: (await readProductRail()).ProductRail }))
const LaterStory = lazy(async () => ({ default: (await readStory()).Story }))
const LaterBenefitBar = lazy(async () => ({ default: (await readBenefitBar()).BenefitBar }))

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
  'linked-card': reading('LinkedCardBlock'),
  'card-grid': CardGrid,
  'multi-link-card': reading('MultiLinkCard'),
  story: LaterStory,
  'icon-and-text': reading('IconAndText'),
  'cta-buttons': reading('CtaButtons'),
  accordion: reading('Accordion'),
  'rich-text': reading('RichText'),
  picture: reading('PictureBlock'),
  spacer: reading('Spacer'),
  'benefit-bar': LaterBenefitBar,
  'product-rail': LaterProductRail,
  'catalog-grid': reading('CatalogGrid'),
  unknown: reading('UnknownBlock'),
}

type PageBlock = {
  [Type in keyof typeof components]: { id: string; type: Type; fields: BlockFields[Type] }
}[keyof typeof components]

const isPageBlock = (block: ContentBlock): block is PageBlock & ContentBlock =>
  block.type in components

/** The first of them names the page. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  useReadAhead()
  return blocks
    .filter(isPageBlock)
    .map((block, at) => (
      <Shown key={`${block.id} ${block.type}`} block={block} isFirst={at === 0} />
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
