import type { Article } from '@cairn/contract/content/article'
import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { ContentDocument } from '@cairn/contract/content/document'
import { Suspense } from 'react'
import { lazyOptional, lazyRequired } from '../platform/lazy-component.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Blocks } from './blocks/blocks.tsx'

const loadArticleParts = () => import('./articles/article-parts.tsx')
const ArticleFacts = lazyOptional(async () => (await loadArticleParts()).ArticleFacts)
const RelatedArticles = lazyOptional(async () => (await loadArticleParts()).RelatedArticles)

const NotFound = lazyRequired(() => import('./not-found.tsx').then((module) => module.NotFound))

type ContentPageProps = {
  document: Pick<ContentDocument, 'title' | 'sections' | 'article'>
  related?: readonly Article[]
}

/** A page of content blocks. An article also shows its date, its tags and related articles. */
export function ContentPage({ document, related = [] }: ContentPageProps) {
  const { title, article } = document
  const blocks = topBlocks(document)
  return (
    <>
      <PageTitle>{title}</PageTitle>
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

/** Shown for an unknown URL, with the content that authors have written for it. */
export const NotFoundPage = (document: Pick<ContentDocument, 'sections'>) => (
  <>
    <Suspense>
      <NotFound />
    </Suspense>
    <Blocks blocks={topBlocks(document)} hasTitle />
  </>
)
