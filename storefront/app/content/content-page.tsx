import type { Article } from '@cairn/contract/article-entity'
import type { ContentDocument } from '@cairn/contract/content-entity'
import { Suspense } from 'react'
import { later, needed } from '../platform/later.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Blocks } from './blocks.tsx'

const readParts = () => import('./article-parts.tsx')
const ArticleFacts = later(async () => (await readParts()).ArticleFacts)
const RelatedArticles = later(async () => (await readParts()).RelatedArticles)

const Missing = needed(async () => (await import('./missing.tsx')).Missing)

type ContentPageProps = {
  document: Pick<ContentDocument, 'title' | 'description' | 'sections' | 'article'>
  related?: readonly Article[]
}

/** A page that is made of its blocks alone; an article also says when it is from, and what else there is. */
export function ContentPage({ document, related = [] }: ContentPageProps) {
  const { title, description, sections, article } = document
  const blocks = sections.flatMap((section) => section.blocks)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      {article ? (
        <article className="article">
          <Blocks
            blocks={blocks}
            afterFirst={
              <Suspense>
                <ArticleFacts article={article} />
              </Suspense>
            }
          />
          <Suspense>
            <RelatedArticles articles={related} />
          </Suspense>
        </article>
      ) : (
        <Blocks blocks={blocks} />
      )}
    </>
  )
}

/** In place of a page that is not there: that it is so, and the ways that lead on. */
export const MissingPage = ({ sections }: Pick<ContentDocument, 'sections'>) => (
  <>
    <Suspense>
      <Missing />
    </Suspense>
    <Blocks blocks={sections.flatMap(({ blocks }) => blocks)} isNamed />
  </>
)
