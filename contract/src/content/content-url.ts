import { z } from 'zod'

const path = String.raw`[\w\-.~!*'();:@&=+,/%]*`
const search = String.raw`(?:\?[\w\-.~!*'();:@&=+,/?%]*)?`
const anchor = String.raw`(?:#[\w\-.~!*'();:@&=+,/?%]*)?`
const host = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'

const filePatterns = [
  `/(?!/)${path}${search}${anchor}`,
  `https://${host}(?:\\.${host})+(?::\\d{1,5})?(?:/${path})?${search}${anchor}`,
]

/** Paths of the shop, queries and anchors that open dialogs, https, mailto and tel; every other scheme is rejected. */
const urlPatterns = [
  ...filePatterns,
  String.raw`\?[\w\-.~!*'();:@&=+,/?%]*` + anchor,
  '#[\\w-]+',
  String.raw`mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`tel:\+?[\d-]{3,20}`,
]

export const contentUrl = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?:${urlPatterns.join('|')})$`))
  .meta({ examples: ['/help/contact-us'] })
  .describe(
    'A URL: a path of the shop without its locale, an anchor, or an https, mailto or tel URL.',
  )

export const fileUrl = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?:${filePatterns.join('|')})$`))
  .meta({ examples: ['/films/snow-on-the-hut.webm'] })
  .describe('The URL of a file: a path of the shop or an https URL.')

export const isContentUrl = (url: unknown): url is string => contentUrl.safeParse(url).success
