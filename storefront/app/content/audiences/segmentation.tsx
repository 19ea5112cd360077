import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Fragment, type ReactNode, useContext, useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { cartState, subscribeToCart } from '../../cart/state/cart-store.ts'
import { subscribeToPerson } from '../../person/person-state.ts'
import { NonceContext } from '../../platform/page/nonce-context.ts'
import { IsChoiceContext } from '../elements/content-picture.tsx'
import { choiceScript } from './choice-script.ts'
import { readVisitor, visitorNames } from './read-visitor.ts'
import { audiencesOf, shownBranch, type Visitor } from './shown-branch.ts'

type SegmentationProps = {
  fields: BlockFields['segmentation']
  list: (blocks: readonly ContentBlock[]) => ReactNode
}

/**
 * Pages are cached for all visitors, so the server renders the baseline, and the blocks for each audience as a template,
 * whose pictures and scripts browsers ignore. A script replaces the baseline before it is painted.
 */
export function Segmentation({ fields: { segments, baselines }, list }: SegmentationProps) {
  const nonce = useContext(NonceContext)
  const shown = useShownSegment(segments.map(({ id }) => id))
  return (
    <IsChoiceContext value>
      <div className="choice">
        {segments.map(({ id, targets }, position) =>
          position === shown ? (
            <Fragment key={id}>{list(targets)}</Fragment>
          ) : (
            import.meta.env.SSR && (
              <template key={id} data-branch={id}>
                {list(targets)}
              </template>
            )
          ),
        )}
        {import.meta.env.SSR && (
          <script
            nonce={nonce}
            // oxlint-disable-next-line react/no-danger -- a constant, which removes itself before React
            dangerouslySetInnerHTML={{ __html: choiceScript() }}
          />
        )}
        {shown < 0 && list(baselines)}
      </div>
    </IsChoiceContext>
  )
}

/** The position of the segment that is shown; -1 stands for the baseline. */
function useShownSegment(ids: readonly string[]): number {
  const shown = useStore(visitorStore, (visitor) =>
    visitor ? shownBranch(ids, visitor.forced, audiencesOf(visitor)) : -1,
  )
  // What is shown stays until the code of the other blocks has arrived.
  return useDeferredValue(shown)
}

/** The current visitor, and during hydration the one for whom the page was shown. Undefined on the server. */
const visitorStore = {
  getState: (): Visitor | undefined => ({
    ...readVisitor(visitorNames),
    // Without storage, only the state of the page knows the cart.
    hasItems: (cartState().remembered?.count ?? 0) > 0,
  }),
  getInitialState: (): Visitor | undefined => globalThis.visitorAtLoad,
  subscribe(onChange: () => void) {
    const unsubscribes = [subscribeToPerson(onChange), subscribeToCart(onChange)]
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  },
}
