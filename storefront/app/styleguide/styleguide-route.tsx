import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { data } from 'react-router'
import { Blocks } from '../content/blocks/blocks.tsx'
import { pageContext } from '../platform/page/page-context.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { TextLink } from '../ui/button.tsx'
import { Wordmark } from '../ui/logo.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/styleguide-route.ts'
import { Actions, Feedback } from './actions-and-feedback.tsx'
import { CardsAndRails } from './cards-and-rails.tsx'
import { Forms } from './forms.tsx'
import { Colours, Icons, Type } from './foundations.tsx'
import { Disclosures, Navigation } from './navigation-and-disclosures.tsx'
import { Overlays } from './overlays.tsx'
import { Products } from './products.tsx'
import { sampleBlocks } from './sample-blocks.server.ts'
import { ExampleRow, Example } from './section.tsx'
import { styleguideTexts } from './texts.ts'
import './styleguide.css'

export function loader({ context, params }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasStyleguide) throw data(null, { status: 404 })
  return sampleBlocks(styleguideTexts(params.locale))
}

/** Shows every component of the design system in every state. */
export default function Styleguide({ loaderData: blocks }: Route.ComponentProps) {
  const locale = useLocale()
  const texts = styleguideTexts(locale)
  return (
    <>
      <PageTitle>Styleguide</PageTitle>
      <header className="guide-head inverse">
        <div className="page guide-head-content">
          <div className="flex items-center justify-between">
            <Wordmark className="guide-wordmark" />
            <nav aria-label="Languages" className="flex gap-5">
              <TextLink to="/en-gb/styleguide" reloadDocument>
                English
              </TextLink>
              <TextLink to="/de-de/styleguide" reloadDocument>
                Deutsch
              </TextLink>
            </nav>
          </div>
          <div>
            <h1 className="display mega">Styleguide</h1>
            <p className="guide-lead">{texts.lead}</p>
          </div>
        </div>
      </header>
      <main className="w-full grow pb-section">
        <div className="page pt-section">
          <Colours />
          <Type />
          <Actions texts={texts} />
          <Forms texts={texts} />
          <Products texts={texts} />
          <CardsAndRails texts={texts} />
          <Overlays texts={texts} />
          <Disclosures texts={texts} />
          <Feedback texts={texts} />
          <Navigation texts={texts} />
          <Icons />
        </div>
        <PageBlocks blocks={blocks} />
      </main>
    </>
  )
}

/** The content blocks that authors use, at full page width. */
function PageBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const dialogs = blocks.flatMap((block) => (block.type === 'dialog' ? [block.fields] : []))
  return (
    <section id="blocks" aria-labelledby="blocks-name" className="guide-blocks">
      <div className="page">
        <h2 id="blocks-name" className="display text-h3">
          Blocks
        </h2>
        <p className="guide-note">
          Their texts and pictures are an author’s; an author’s slip takes nothing down.
        </p>
        <Example name="Dialogs of pages, by the position of their picture or by their form">
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
