import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Blocks } from '../content/blocks/blocks.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'
import { ExampleRow, Example } from './section.tsx'

/** The content blocks that authors use, at full page width. */
export function PageBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const dialogs = blocks.flatMap((block) => (block.type === 'dialog' ? [block.fields] : []))
  return (
    <section id="blocks" aria-labelledby="blocks-name" className="border-t border-basalt-900 pt-5">
      <div className="page">
        <h2 id="blocks-name" className="display text-h3">
          Blocks
        </h2>
        <p className="mt-2 max-w-[34ch] text-ui text-ink-soft">
          Their texts and pictures are an author’s; an author’s slip takes nothing down.
        </p>
        <Example name="Dialogs of pages, by where their picture stands or what they ask">
          <ExampleRow>
            {dialogs.map(({ name }) => (
              <TextLink key={name} to={`#${name}`} preventScrollReset>
                {name.replace('block-', '')}
              </TextLink>
            ))}
          </ExampleRow>
        </Example>
      </div>
      <Blocks blocks={blocks} hasTitle />
    </section>
  )
}
