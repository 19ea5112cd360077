import { z } from 'zod'

const tag = z.object({ id: z.string(), label: z.string() })

export const article = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  picture: z.object({ url: z.string(), alt: z.string() }),
  tags: z.array(tag),
  eyebrow: z.string().nullable(),
  publishedOn: z.iso.date().nullable(),
})
export type Article = z.infer<typeof article>

export const articleSearchResult = z.object({
  result: z.array(article),
  facets: z.array(tag),
  numFound: z.int(),
})
export type ArticleSearchResult = z.infer<typeof articleSearchResult>
