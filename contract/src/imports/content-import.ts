import { z } from 'zod'
import { contentBlock } from '../content/blocks/content-block.ts'
import { articleMetadata, menuNode } from '../content/document.ts'
import { locale } from '../fields/identifiers.ts'
import { machineName, multiLine, pageSlug, singleLine } from '../fields/inputs.ts'
import { locales } from '../sites/sites.ts'

/** The row kinds of documents; the prefixed names avoid clashes with catalogue rows. */
export const documentKindOfRow = {
  page: 'page',
  article: 'article',
  fragment: 'fragment',
  menu: 'menu',
  footer: 'footer',
  popups: 'popups',
  'category-content': 'category',
  'product-content': 'product',
} as const
export type RowKind = keyof typeof documentKindOfRow
export type DocumentKind = (typeof documentKindOfRow)[RowKind]
export const documentKinds: readonly DocumentKind[] = Object.values(documentKindOfRow)

/** The newest version of the document format. */
export const schemaVersion = 1

const untypedObject = z.record(z.string(), z.unknown())

/** No condition is possible there. It is kept, so that publishing refuses it even after a draft was saved. */
const impossibleCondition = z.unknown().optional()

/** A slug as part of a URL: no segment of it is empty, because no URL leads to such a page. */
const noEmptySegment = /^(?!.*(?:\/\/|\/$))/

/** In PostgreSQL there is no year 0. */
export const inOurTimes = /^[12]\d{3}-/

const instant = z.iso.datetime().regex(inOurTimes, 'must be a time between 1000 and 2999')

/** A document as an author writes it, with all its locales (see localise.ts). */
export const importedDocument = z.strictObject({
  /** The id for category and product content; `main` for the menu and the footer. */
  slug: pageSlug
    .regex(noEmptySegment, 'must have no empty segment')
    .or(z.string().regex(/^[A-Z0-9]{8,11}$/)),
  schemaVersion: z.int().min(1).max(schemaVersion).default(schemaVersion),
  locales: z
    .array(locale)
    .min(1)
    .default([...locales]),
  /** The order among the child pages of the same page. */
  position: z.int32().min(0).default(0),
  when: impossibleCondition,
  title: z.unknown(),
  description: z.unknown().optional(),
  article: untypedObject.optional(),
  sections: z
    .array(
      z.strictObject({
        name: machineName,
        when: impossibleCondition,
        blocks: z.array(untypedObject).max(60),
        /** Without them the section is part of every locale of the document. */
        locales: z.array(locale).min(1).optional(),
      }),
    )
    .max(12)
    .optional(),
  items: z.array(untypedObject).max(12).optional(),
  /** Omitted: published at once; null: remains a draft. */
  publish: z
    .strictObject({
      from: instant.optional(),
      until: instant.optional(),
    })
    .refine(
      ({ from, until }) => !from || !until || new Date(from) < new Date(until),
      'it ends before it begins',
    )
    .nullable()
    .default({}),
  /** Replaces what was edited here since the last import, too. */
  force: z.boolean().default(false),
})
export type ImportedDocument = z.infer<typeof importedDocument>

const movablePath = z
  .string()
  .regex(
    /^\/(?:p\/[A-Z0-9]{8,11}|c\/\d{4,10}|(?![pc]\/)[a-z0-9][a-z0-9/-]{0,118})$/,
    'must be a path without locale, such as /help, /p/CAIRN001BLK or /c/210101',
  )
  .regex(noEmptySegment, 'must have no empty segment')

/** A page that is no longer at its URL: a document has been renamed, or something has been taken down. */
export const importedMove = z
  .strictObject({
    path: movablePath,
    /** The page that is shown instead. Null: there is none. */
    successor: movablePath.nullable(),
  })
  .refine(({ path, successor }) => path !== successor, {
    error: 'must be another page',
    path: ['successor'],
  })

/** The content of a document in one locale. */
export const contentBody = z.object({
  title: singleLine(140).min(1),
  description: multiLine(300).default(''),
  article: articleMetadata
    .extend({
      publishedOn: z.iso.date().regex(inOurTimes, 'must be a day between 1000 and 2999').optional(),
    })
    .optional(),
  sections: z.array(z.object({ name: machineName, blocks: z.array(contentBlock) })).default([]),
  items: z.array(menuNode).default([]),
})
export type ContentBody = z.infer<typeof contentBody>
