import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Suspense } from 'react'
import { ContentCard } from '../content/elements/content-card.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'

const Blocks = lazyOptional(() =>
  import('../content/blocks/blocks.tsx').then((module) => module.Blocks),
)

type CategoryContentProps = {
  /** As wide as two products. */
  card?: BlockFields['linked-card'] | undefined
  blocks?: readonly ContentBlock[]
}

export const CategoryContent = ({ card, blocks = [] }: CategoryContentProps) =>
  card ? (
    <ContentCard card={card} sizes="(min-width: 600px) 75vw, 150vw" />
  ) : (
    <Suspense>
      <Blocks blocks={blocks} hasTitle />
    </Suspense>
  )
