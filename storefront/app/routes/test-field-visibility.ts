import {
  type Change,
  changed,
  type FieldCase,
  fieldCases,
  filledFields,
  situationsOf,
} from '@cairn/commerce/testing/blocks/block-fields'
import type { BlockDeclaration } from '@cairn/contract/content/blocks/declaration'
import { blockDeclarations, isReplaced } from '@cairn/contract/content/blocks/registry'
import { renderBlock } from './test-rendered-block.tsx'
import { visibleMarkup } from './test-visible-markup.ts'

/** Experiments, audiences and filters have no markup: when a page is read, the blocks within them take their place. */
export const blocksWithMarkup = blockDeclarations.filter(({ type }) => !isReplaced(type))

type RenderedFields = { markup: string; visible: string; structuredData: string }
export type RenderedPair = readonly [RenderedFields, RenderedFields]

/** The cases of a block, and what the server sends for both values of one, in each situation in which they differ. */
export function renderedCases(declaration: Pick<BlockDeclaration, 'type' | 'fields'>) {
  const filled = filledFields(declaration)
  const situations = situationsOf(declaration)
  const rendered = new Map<string, Promise<RenderedFields>>()
  function render(fields: object): Promise<RenderedFields> {
    const key = JSON.stringify(fields)
    const known = rendered.get(key) ?? renderVisible(declaration.type, fields)
    rendered.set(key, known)
    return known
  }
  async function* differences({ changes: [one, other] }: FieldCase): AsyncGenerator<RenderedPair> {
    for (const situation of situationsFor(other, situations)) {
      const fields = changed(filled, situation)
      const pair = [
        await render(changed(fields, one)),
        await render(changed(fields, other)),
      ] as const
      if (pair[0].visible !== pair[1].visible || pair[0].structuredData !== pair[1].structuredData)
        yield pair
    }
  }
  return { cases: fieldCases(declaration), differences }
}

/** Those that change something beside the field come first. */
const situationsFor = (change: Change, situations: readonly Change[]): Change[] =>
  situations.toSorted((one, other) => closeness(other, change) - closeness(one, change))

function closeness({ path }: Change, change: Change): number {
  if (path.length === 0) return Infinity
  const apart = path.findIndex((part, index) => part !== change.path[index])
  return apart === -1 ? path.length : apart
}

async function renderVisible(type: string, fields: object): Promise<RenderedFields> {
  const { markup, structuredData } = await renderBlock(type, fields)
  return { markup, structuredData, visible: visibleMarkup(markup) }
}

/** For example `linked-card.targets.style: "primary" or "accent"`. */
export const titleOf = ({ name, changes }: FieldCase): string =>
  `${name}: ${changes.map(({ value }) => JSON.stringify(value)).join(' or ')}`
