import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'
import type { RunningExperiment } from '@cairn/contract/experiments/assigned-variant'
import { categoryPath, pathParams, productPath } from '../../platform/page/path-params.ts'
import type { ShownChoice } from '../audiences/choices.tsx'

export type ShownPage = {
  path: string
  /** The position of the segment or variant that the request forces; -1 if it forces none of these. */
  forcedBranch?: (ids: readonly string[]) => number
  /** The experiments that run. */
  experiments?: readonly RunningExperiment[]
}

/**
 * The document as a page shows it, which is the same for all visitors, so that pages can be cached. The browser chooses
 * between the audiences of a segmentation and between the variants of an experiment that runs, unless the request forces
 * one. Other experiments are replaced by their baselines.
 */
export const withShownBlocks = (document: ContentDocument, page: ShownPage): ContentDocument =>
  withBlocks(document, (blocks) => shownBlocks(blocks, { ...page, id: document.id }))

/** The document as a page shows it to everybody for whom it has no segment and no variant. */
export const withBaselines = (document: ContentDocument): ContentDocument =>
  withBlocks(document, baselinesIn)

type Blocks = readonly ContentBlock[]

const withBlocks = (
  document: ContentDocument,
  change: (blocks: Blocks) => ContentBlock[],
): ContentDocument => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, blocks: change(section.blocks) })),
})

const baselinesIn = (blocks: Blocks): ContentBlock[] =>
  blocks.flatMap((block) =>
    block.type === 'segmentation'
      ? baselinesIn(block.fields.baselines)
      : [block.blocks ? { ...block, blocks: baselinesIn(block.blocks) } : block],
  )

type ShownDocument = ShownPage & { id: string }

const shownBlocks = (blocks: Blocks, page: ShownDocument): ContentBlock[] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case 'experiment':
        return shownExperiment(block, page)
      case 'segmentation':
        return shownSegmentation(block, page)
      case 'filter-by':
        return isShown(block.fields, page.path) ? shownBlocks(block.fields.components, page) : []
      case 'benefit-bar':
        // Visitors close a bar by its id, which is unique in its document only.
        return [block.fields.closable ? { ...block, id: `${page.id}-${block.id}` } : block]
      default:
        return block.blocks ? [{ ...block, blocks: shownBlocks(block.blocks, page) }] : [block]
    }
  })

type Experiment = Extract<ContentBlock, { type: 'experiment' }>

function shownExperiment({ id, fields }: Experiment, page: ShownDocument): ContentBlock[] {
  const { experienceId, variants } = fields
  const forced = variants[page.forcedBranch?.(variants.map(({ variantId }) => variantId)) ?? -1]
  if (forced) return shownBlocks(forced.targets, page)
  const baselines = shownBlocks(fields.baselines, page)
  const experiment = page.experiments?.find((running) => running.experienceId === experienceId)
  const shares = experiment?.shares.filter(({ percent }) => percent > 0) ?? []
  const segments = variants
    .filter(({ variantId }) => shares.some((share) => share.variantId === variantId))
    .map(({ variantId, targets }) => ({ id: variantId, targets: shownBlocks(targets, page) }))
  if (!experiment || segments.length === 0) return baselines
  // A choice like that between audiences, so that pages need no code for another block.
  const choice: ShownChoice = { segments, baselines, experiment }
  return [{ id, type: 'segmentation', fields: choice }]
}

type Segmentation = Extract<ContentBlock, { type: 'segmentation' }>

function shownSegmentation(block: Segmentation, page: ShownDocument): ContentBlock[] {
  const { segments, baselines } = block.fields
  const forcedSegment = segments[page.forcedBranch?.(segments.map(({ id }) => id)) ?? -1]
  if (forcedSegment) return shownBlocks(forcedSegment.targets, page)
  const baseline = shownBlocks(baselines.slice(0, 1), page)
  if (segments.length === 0) return baseline
  const shownSegments = segments.map(({ id, targets }) => ({
    id,
    targets: shownBlocks(targets, page),
  }))
  return [{ ...block, fields: { segments: shownSegments, baselines: baseline } }]
}

const isShown = ({ variant, filterBy, operator }: BlockFields['filter-by'], path: string) =>
  filterBy.some((id) => (variant === 'bySku' ? isProductOf : isCategoryOf)(path, id)) ===
  (operator === 'IN')

/** The id of a style stands for all its colours, and that of a variant for its product. */
function isProductOf(path: string, id: string): boolean {
  const { id: shown } = pathParams(idPart(path, 'p'), productPath)
  const [product = ''] = id.split('-')
  return shown === product || (product.length === 8 && shown?.slice(0, 8) === product)
}

const isCategoryOf = (path: string, id: string): boolean =>
  pathParams(idPart(path, 'c'), categoryPath)['id'] === id

/** What follows `/en-us/p/` or `/en-us/c/`. The data of a page has the path of the page and `.data`. */
const idPart = (path: string, kind: 'p' | 'c'): string | undefined => {
  const [, , first, ...rest] = path.replace(/\.data$/, '').split('/')
  return first === kind ? rest.join('/') : undefined
}
