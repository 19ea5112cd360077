import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { RunningExperiment } from '@cairn/contract/experiments/assigned-variant'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { useCart } from '../../cart/state/cart-store.ts'
import { usePerson } from '../../person/person-state.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { ChoiceScript } from './choice-script.tsx'
import { decisionFor } from './decisions.ts'
import { readVisitor, visitorNames } from './read-visitor.ts'
import { audiencesOf, shownBranch, type Visitor } from './shown-branch.ts'

type ListProps = { blocks: readonly ContentBlock[]; hasTitle?: boolean }

/** A choice between blocks: by audience, or an experiment, whose variants stand in the place of segments. */
export type ShownChoice = BlockFields['segmentation'] & { experiment?: RunningExperiment }

type ChoiceProps<Fields = ShownChoice> = {
  fields: Fields
  isFirst: boolean
  List: (props: ListProps) => ReactNode
}

export const Choice = ({ fields, ...props }: ChoiceProps) =>
  fields.experiment ? (
    <Experiment {...props} fields={{ ...fields, experiment: fields.experiment }} />
  ) : (
    <Segmentation {...props} fields={fields} />
  )

/** The blocks for the audiences that the visitor belongs to at the moment. */
function Segmentation(props: ChoiceProps) {
  const shown = useShownSegment(props.fields.segments.map(({ id }) => id))
  return <Branches {...props} shown={shown} />
}

/** The variant of the visitor. It stays for as long as the document does. */
function Experiment(props: ChoiceProps<Required<ShownChoice>>) {
  const { segments, experiment } = props.fields
  const isHydrated = useHydrated()
  const [decision] = useState(() => decisionFor(experiment, isHydrated))
  const ids = segments.map(({ id }) => id)
  const shown = decision ? shownBranch(ids, decision.visitor.forced, decision.matching) : -1
  return <Branches {...props} shown={shown} />
}

/** `shown` is the position of the branch that is shown; -1 stands for the baseline. */
type BranchesProps = ChoiceProps & { shown: number }

/**
 * Pages are cached for all visitors, so the server renders the baseline, and the blocks of each branch as a template,
 * whose pictures and scripts browsers ignore. A script replaces the baseline before it is painted.
 */
function Branches({ fields, shown, isFirst, List }: BranchesProps) {
  const { segments, baselines, experiment } = fields
  const props = { List, hasTitle: !isFirst }
  return (
    <div className="by-visitor" data-experiment={experiment && JSON.stringify(experiment)}>
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
      {import.meta.env.SSR && <ChoiceScript isExperiment={experiment !== undefined} />}
      {shown < 0 && <Branch blocks={baselines} {...props} />}
    </div>
  )
}

/** Rendered once: React would remove blocks whose code has not arrived if they were rendered again. */
const Branch = memo(function Branch({ List, ...props }: ListProps & Pick<BranchesProps, 'List'>) {
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
