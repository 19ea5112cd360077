import type { ContentBlock } from '@cairn/contract/content-blocks'
import { Blocks } from '../content/blocks.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Row, Specimen } from './specimen.tsx'

/** What authors put pages together from; wide, as it is in pages. */
export function PageBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const dialogs = blocks.flatMap((block) => (block.type === 'dialog' ? [block.fields] : []))
  return (
    <section id="blocks" aria-labelledby="blocks-name" className="border-t border-basalt-900 pt-5">
      <div className="page">
        <h2 id="blocks-name" className="display text-h3">
          Blocks
        </h2>
        <p className="mt-2 max-w-[34ch] text-ui text-ink-soft">
          Their words and pictures are an author’s; an author’s slip takes nothing down.
        </p>
        <Specimen name="Dialogs of pages, by where their picture stands or what they ask">
          <Row>
            {dialogs.map(({ name }) => (
              <TextLink key={name} to={`#${name}`} preventScrollReset>
                {name.replace('block-', '')}
              </TextLink>
            ))}
          </Row>
        </Specimen>
      </div>
      <Blocks blocks={blocks} isNamed />
    </section>
  )
}
