import type { ContentDocument } from '@cairn/contract/content-entity'
import { PageTitle } from '../ui/page-title.tsx'
import { Blocks } from './blocks.tsx'

type ContentPageProps = { document: Pick<ContentDocument, 'title' | 'description' | 'sections'> }

/** A page that is made of its blocks alone. */
export const ContentPage = ({ document: { title, description, sections } }: ContentPageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    {description && <meta name="description" content={description} />}
    <Blocks blocks={sections.flatMap(({ blocks }) => blocks)} />
  </>
)
