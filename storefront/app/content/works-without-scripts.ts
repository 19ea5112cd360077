import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'

/** Whether the markup of the server is all that a block needs. */
export const worksWithoutScripts = (block: ContentBlock): boolean =>
  (staticTypes.has(block.type) || isOpenBenefitBar(block)) &&
  !hasVideo(block) &&
  (block.blocks ?? []).every(worksWithoutScripts)

const isOpenBenefitBar = (block: ContentBlock): boolean =>
  block.type === 'benefit-bar' && !block.fields.closable

const hasVideo = (block: ContentBlock): boolean =>
  block.type === 'hero' &&
  [block.fields.media, ...block.fields.mediaList].some((media) => media?.video)

const staticTypes: ReadonlySet<ContentBlock['type']> = new Set([
  'accordion',
  'card-grid',
  'cta-buttons',
  'hero',
  'icon-and-text',
  'linked-card',
  'multi-link-card',
  'picture',
  'rich-text',
  'spacer',
  'story',
] as const)
