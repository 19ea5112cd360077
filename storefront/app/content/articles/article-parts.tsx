import type { Article } from '@cairn/contract/content/article'
import type { ContentDocument } from '@cairn/contract/content/document'
import { useMessages } from '../../platform/text/messages.tsx'
import { ArticleCard, ArticleDate, ArticleTags } from './article-card.tsx'

/** The date and the tags of an article. */
export const ArticleFacts = ({
  article: { publishedOn, tags },
}: {
  article: NonNullable<ContentDocument['article']>
}) => (
  <div className="page article-facts">
    <div>
      {publishedOn && <ArticleDate day={publishedOn} />}
      <ArticleTags tags={tags} />
    </div>
  </div>
)

export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  const t = useMessages()
  if (articles.length === 0) return null
  return (
    <section className="page block-space">
      <h2 className="display text-h2">{t('relatedArticles')}</h2>
      <ul className="articles articles-four">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
