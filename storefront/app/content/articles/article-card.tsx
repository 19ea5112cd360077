import type { Article } from '@cairn/contract/content/article'
import { Link } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { formatDate } from '../../platform/text/format-date.ts'
import { Picture } from '../../ui/picture.tsx'

const sizes = '(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw'

export const ArticleCard = ({
  article,
  heading: Title,
}: {
  article: Article
  heading: 'h2' | 'h3'
}) => (
  <Link to={article.url} className="article-card on-picture">
    <span className="article-picture">
      <Picture
        image={{ src: article.picture.url, alt: article.picture.alt }}
        sizes={sizes}
        widths={[320, 480, 800]}
        shape="wide"
        quality={60}
      />
    </span>
    {article.eyebrow && <span className="caption text-ink-soft">{article.eyebrow}</span>}
    <Title className="display text-h3">{article.title}</Title>
    <ArticleTags tags={article.tags} />
  </Link>
)

export const ArticleTags = ({ tags }: { tags: Article['tags'] }) =>
  tags.length > 0 && (
    <ul className="article-tags">
      {tags.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  )

export function ArticleDate({ day }: { day: string }) {
  const locale = useLocale()
  return <time dateTime={day}>{formatDate(locale, day)}</time>
}
