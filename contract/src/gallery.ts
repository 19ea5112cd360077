import { z } from 'zod'
import { type Call, call } from './call.ts'
import { productId } from './identifiers.ts'
import { email } from './person.ts'
import { wholeNumber } from './query.ts'
import { line, prose, word } from './text.ts'

const reading = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const
const telling = { method: 'POST', policy: 'anyone', rate: 'send', repeat: 'counted' } as const

const media = z.object({
  id: z.string(),
  caption: z.string(),
  author: z.string(),
  image: z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
  takenAt: z.iso.datetime(),
})

const stream = z.object({ id: z.string(), productId: productId.nullable(), name: z.string() })
const page = z.object({ media: z.array(media), nextCursor: z.string().nullable() })
const paging = {
  cursor: word.optional(),
  count: wholeNumber({ from: 1, to: 100 }).default(20),
}

const readGallery = call({
  ...reading,
  path: '/',
  summary: 'What the gallery offers.',
  answer: z.object({ name: z.string(), version: z.string() }),
  refuses: [],
})

const readCategoryMedia = call({
  ...reading,
  path: '/categories/media/recent',
  summary: 'New pictures of a category.',
  query: z.object({ ...paging, categoryKey: word.optional() }),
  answer: page,
  refuses: [],
})

const readCustomerMedia = call({
  ...reading,
  path: '/customers/{customerId}/media/recent',
  summary: 'New pictures of a brand.',
  params: z.object({ customerId: word }),
  query: z.object(paging),
  answer: page,
  refuses: [],
})

const readMediaStreams = call({
  ...reading,
  path: '/media/{mediaId}/streams',
  summary: 'The products on a picture.',
  params: z.object({ mediaId: word }),
  answer: z.object({ streams: z.array(stream) }),
  refuses: [],
})

const readStreamMedia = call({
  ...reading,
  path: '/streams/{streamId}/media/recent',
  summary: 'New pictures of a product.',
  params: z.object({ streamId: word }),
  query: z.object(paging),
  answer: page,
  refuses: [],
})

const readKeyedStreamMedia = call({
  ...reading,
  path: '/streams/media/recent',
  summary: 'New pictures of a product, named by its own key.',
  query: z.object({ ...paging, streamKey: word }),
  answer: page,
  refuses: [],
})

const reportMedia = call({
  ...telling,
  path: '/media/{mediaId}/reports',
  summary: 'Say that a picture does not belong here.',
  params: z.object({ mediaId: word }),
  body: z.object({ reason: line(200), email: email.optional() }),
  answer: z.object({}),
  refuses: [],
})

const stashMedia = call({
  ...telling,
  path: '/stashes',
  summary: 'Put pictures aside.',
  body: z.object({ mediaIds: z.array(word).max(100) }),
  answer: z.object({ id: z.string() }),
  refuses: [],
})

const uploadMedia = call({
  ...telling,
  path: '/users/{userId}/media',
  summary: 'Send a picture in.',
  params: z.object({ userId: word }),
  body: z.object({
    caption: prose(500).default(''),
    source: z.url({ protocol: /^https$/ }).max(500),
    streamKeys: z.array(word).max(20).default([]),
  }),
  answer: z.object({ id: z.string() }),
  refuses: [],
})

const createGalleryUser = call({
  ...telling,
  path: '/users',
  summary: 'Be somebody who sends pictures in.',
  body: z.object({ email, name: line(60) }),
  answer: z.object({ id: z.string() }),
  refuses: [],
})

/** The calls of the gallery's own host; the commerce core answers none of them. */
export const galleryCalls = {
  readGallery,
  readCategoryMedia,
  readCustomerMedia,
  readMediaStreams,
  readStreamMedia,
  readKeyedStreamMedia,
  reportMedia,
  stashMedia,
  uploadMedia,
  createGalleryUser,
} as const satisfies Record<string, Call>
