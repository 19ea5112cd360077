import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { useCart } from '../../cart/state/cart-store.ts'
import { usePerson } from '../../person/person-state.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { ChoiceScript } from './choice-script.tsx'
import { readVisitor, visitorNames } from './read-visitor.ts'
import { audiencesOf, shownBranch, type Visitor } from './shown-branch.ts'

type ListProps = { blocks: readonly ContentBlock[]; hasTitle?: boolean }
type SegmentationProps = {
  fields: BlockFields['segmentation']
  isFirst: boolean
  List: (props: ListProps) => ReactNode
}

/**
 * Pages are cached for all visitors, so the server renders the baseline, and the blocks for each audience as a template,
 * whose pictures and scripts browsers ignore. A script replaces the baseline before it is painted.
 */
export function Segmentation({ fields, isFirst, List }: SegmentationProps) {
  const { segments, baselines } = fields
  const props = { List, hasTitle: !isFirst }
  const shown = useShownSegment(segments.map(({ id }) => id))
  return (
    <div className="by-audience">
      {segments.map(({ id, targets }, position) =>
        position === shown ? (
          <Branch key={id} blocks={targets} {...props} />
        ) : (
          import.meta.env.SSR && (
            <template key={id} data-branch={id}>
              <Branch blocks={targets} {...props} />
            </template>
          )
        ),
      )}
      {import.meta.env.SSR && <ChoiceScript />}
      {shown < 0 && <Branch blocks={baselines} {...props} />}
    </div>
  )
}

/** Rendered once: React would remove blocks whose code has not arrived if they were rendered again. */
const Branch = memo(function Branch({
  List,
  ...props
}: ListProps & Pick<SegmentationProps, 'List'>) {
  return <List {...props} />
})

/** The position of the segment that is shown; -1 stands for the baseline. */
function useShownSegment(ids: readonly string[]): number {
  const visitor = useVisitor()
  const shown = visitor ? shownBranch(ids, visitor.forced, audiencesOf(visitor)) : -1
  // What is shown stays until the code of the other blocks has arrived.
  return useDeferredValue(shown)
}

/** The current visitor, and during hydration the one for whom the page was shown. Undefined on the server. */
function useVisitor(): Visitor | undefined {
  // Their changes may change the visitor.
  const { remembered } = useCart()
  usePerson()
  if (!useHydrated()) return globalThis.visitorAtLoad
  // Without storage, only the state of the page knows the cart.
  return { ...readVisitor(visitorNames), hasItems: (remembered?.count ?? 0) > 0 }
}
