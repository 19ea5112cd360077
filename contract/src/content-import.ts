import { z } from 'zod'
import { contentBlock } from './content-blocks.ts'
import { articleTraits, menuNode } from './content-entity.ts'
import { locale } from './locale.ts'
import { locales } from './sites.ts'
import { line, pageSlug, prose, word } from './text.ts'

/** What a row with a document is called, where a word alone means something else already. */
export const rowKinds = {
  page: 'page',
  article: 'article',
  fragment: 'fragment',
  menu: 'menu',
  footer: 'footer',
  popups: 'popups',
  'category-content': 'category',
  'product-content': 'product',
} as const
export type RowKind = keyof typeof rowKinds
export type DocumentKind = (typeof rowKinds)[RowKind]

/** The newest version of the layout of documents. */
export const schemaVersion = 1

const asWritten = z.record(z.string(), z.unknown())

/** A document as an author hands it in, every locale in one; see content-locales.ts. */
export const importedDocument = z.object({
  /** Of a category or a product, its id; the one menu and the one footer are called main. */
  slug: pageSlug.or(z.string().regex(/^[A-Z0-9]{8,11}$/)),
  schemaVersion: z.int().min(1).max(schemaVersion).default(schemaVersion),
  locales: z
    .array(locale)
    .min(1)
    .default([...locales]),
  /** Among the pages below the same page. */
  position: z.int().min(0).default(0),
  title: z.unknown(),
  description: z.unknown().optional(),
  article: asWritten.optional(),
  sections: z
    .array(z.object({ name: word, blocks: z.array(asWritten).max(60) }))
    .max(12)
    .optional(),
  items: z.array(asWritten).max(12).optional(),
  /** Left out, it is published at once; none, it stays a draft. */
  publish: z
    .object({
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
    })
    .refine(({ from, until }) => !from || !until || from < until, 'it ends before it begins')
    .nullable()
    .default({}),
})
export type ImportedDocument = z.infer<typeof importedDocument>

/** What a document says in one locale, as it is kept and shown. */
export const contentBody = z.object({
  title: line(140).min(1),
  description: prose(300).default(''),
  article: articleTraits.optional(),
  sections: z.array(z.object({ name: word, blocks: z.array(contentBlock) })).default([]),
  items: z.array(menuNode).default([]),
})
export type ContentBody = z.infer<typeof contentBody>
