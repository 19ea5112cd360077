import {
  assignedVariant,
  type RunningExperiment,
} from '@cairn/contract/experiments/assigned-variant'
import { useContext } from 'react'
import { NonceContext } from '../../platform/page/nonce-context.ts'
import { readVisitor, visitorNames } from './read-visitor.ts'
import { audiencesOf, shownBranch } from './shown-branch.ts'
import { type ExperimentVisitor, shownVariant } from './shown-variant.ts'
import { visitorId } from './visitor-id.ts'

declare global {
  /** The visitor for whom the page has shown branches before its first paint. React hydrates the same. */
  var visitorAtLoad: ExperimentVisitor | undefined
}

/**
 * The script of a choice between blocks. It stands between the templates of the branches and the baseline, so that the
 * browser cannot paint the baseline before. The functions are in the page as text, because a page may paint before any
 * script is loaded.
 */
export const ChoiceScript = ({ isExperiment }: { isExperiment: boolean }) => (
  <script
    nonce={useContext(NonceContext)}
    // oxlint-disable-next-line react/no-danger -- a constant, which removes itself before React
    dangerouslySetInnerHTML={{ __html: choiceScript(isExperiment) }}
  />
)

/** The text of a function that uses nothing from outside. */
const textOf = (rule: (...input: never[]) => unknown): string =>
  String(rule).replaceAll(/\n\s+/g, '\n')

const choiceScript = (isExperiment: boolean): string =>
  `(${textOf(showBranch)})(globalThis.visitorAtLoad??=(facts=>({...facts,audiences:(${textOf(audiencesOf)})(facts)}))((${textOf(readVisitor)})(${JSON.stringify(visitorNames)})),${textOf(shownBranch)}${isExperiment ? experimentRules() : ''})`

const experimentRules = (): string =>
  `,(experiment,visitor)=>(${textOf(shownVariant)})(experiment,visitor,{assigned:${textOf(assignedVariant)},idOf:${textOf(visitorId)}})`

/** Leaves what React renders for the visitor: one branch, without the templates of the others. */
function showBranch(
  visitor: ExperimentVisitor,
  position: typeof shownBranch,
  variantsIn?: (experiment: RunningExperiment, visitor: ExperimentVisitor) => string[],
): void {
  const script = document.currentScript
  const choice = script?.parentElement
  if (!choice) return
  const templates = Array.from(choice.querySelectorAll<HTMLTemplateElement>(':scope > template'))
  const ids = templates.map(({ dataset }) => dataset['branch'] ?? '')
  const matching = variantsIn?.(JSON.parse(choice.dataset['experiment'] ?? ''), visitor)
  const branch = templates[position(ids, visitor.forced, matching ?? visitor.audiences)]
  if (!branch) {
    for (const part of [...templates, script]) part.remove()
    return
  }
  // The parser puts the baseline, which follows, into the element that is removed.
  const shown = choice.cloneNode()
  shown.appendChild(branch.content)
  choice.replaceWith(shown)
}
