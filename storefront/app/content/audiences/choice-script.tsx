import { useContext } from 'react'
import { NonceContext } from '../../platform/page/nonce-context.ts'
import { readVisitor, visitorNames } from './read-visitor.ts'
import { audiencesOf, shownBranch, type Visitor } from './shown-branch.ts'

declare global {
  /** The visitor for whom the page has shown branches before its first paint. React hydrates the same. */
  var visitorAtLoad: Visitor | undefined
}

/**
 * The script of a choice between blocks. It stands between the templates of the branches and the baseline, so that the
 * browser cannot paint the baseline before. The functions are in the page as text, because a page may paint before any
 * script is loaded.
 */
export const ChoiceScript = () => (
  <script
    nonce={useContext(NonceContext)}
    // oxlint-disable-next-line react/no-danger -- a constant, which removes itself before React
    dangerouslySetInnerHTML={{ __html: choiceScript() }}
  />
)

function choiceScript(): string {
  const [show, read, audiences, branch] = [showBranch, readVisitor, audiencesOf, shownBranch].map(
    (rule) => String(rule).replaceAll(/\n\s+/g, '\n'),
  )
  return `(${show})(globalThis.visitorAtLoad??=(${read})(${JSON.stringify(visitorNames)}),${audiences},${branch})`
}

/** Leaves what React renders for the visitor: one branch, without the templates of the others. */
function showBranch(
  visitor: Visitor,
  matching: typeof audiencesOf,
  position: typeof shownBranch,
): void {
  const script = document.currentScript
  const choice = script?.parentElement
  if (!choice) return
  const templates = Array.from(choice.querySelectorAll<HTMLTemplateElement>(':scope > template'))
  const ids = templates.map(({ dataset }) => dataset['branch'] ?? '')
  const branch = templates[position(ids, visitor.forced, matching(visitor))]
  if (!branch) {
    for (const part of [...templates, script]) part.remove()
    return
  }
  // The parser puts the baseline, which follows, into the element that is removed.
  const shown = choice.cloneNode()
  shown.appendChild(branch.content)
  choice.replaceWith(shown)
}
