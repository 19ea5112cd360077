import { data } from 'react-router'
import { pageContext } from '../platform/page-context.ts'
import { useLocale } from '../platform/use-shop.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { Route } from './+types/workshop-route.ts'
import { Actions } from './actions.tsx'
import { Forms } from './forms.tsx'
import { Colours, Icons, Type } from './foundations.tsx'
import { Goods } from './goods.tsx'
import { News } from './news.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { Overlays } from './overlays.tsx'
import { Reading } from './reading.tsx'
import { sampleBlocks } from './sample-blocks.server.ts'
import { Shelves } from './shelves.tsx'
import { Wayfinding } from './wayfinding.tsx'
import { wordsIn } from './words.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasWorkshop) throw data(null, { status: 404 })
  return sampleBlocks(wordsIn(params.locale))
}

/** Every part of the design system in every state, to be looked at, pressed and measured. */
export default function Workshop({ loaderData: blocks }: Route.ComponentProps) {
  const locale = useLocale()
  const words = wordsIn(locale)
  return (
    <>
      <PageTitle>Workshop</PageTitle>
      <header className="inverse bg-basalt-900 text-white">
        <div className="page flex min-h-[min(420px,60vh)] flex-col justify-between gap-16 py-8">
          <div className="flex items-center justify-between">
            <Wordmark className="h-6.75 w-auto" />
            <nav aria-label="Languages" className="flex gap-5">
              <TextLink to="/en-gb/workshop" reloadDocument>
                English
              </TextLink>
              <TextLink to="/de-de/workshop" reloadDocument>
                Deutsch
              </TextLink>
            </nav>
          </div>
          <div>
            <h1 className="display mega">Workshop</h1>
            <p className="mt-5 max-w-[44ch] text-lead text-basalt-300">{words.lead}</p>
          </div>
        </div>
      </header>
      <main className="w-full grow pb-section">
        <div className="page pt-section">
          <Colours />
          <Type />
          <Actions words={words} />
          <Forms words={words} />
          <Goods words={words} />
          <Shelves words={words} />
          <Overlays words={words} />
          <Reading words={words} />
          <News words={words} />
          <Wayfinding words={words} />
          <Icons />
        </div>
        <PageBlocks blocks={blocks} />
      </main>
    </>
  )
}
