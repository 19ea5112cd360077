import { z } from 'zod'
import { productId } from '../fields/identifiers.ts'
import { integerParam, machineName, multiLine, singleLine } from '../fields/inputs.ts'
import { email } from '../fields/person.ts'
import { call, type Call } from '../wire/call.ts'

const publicRead = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const
const publicSend = { method: 'POST', policy: 'anyone', rate: 'send', repeat: 'counted' } as const

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
  cursor: machineName.optional(),
  count: integerParam({ from: 1, to: 100 }).default(20),
}

const readGallery = call({
  ...publicRead,
  path: '/',
  summary: 'Read the name and version of the gallery.',
  answer: z.object({ name: z.string(), version: z.string() }),
  refuses: [],
})

const readCategoryMedia = call({
  ...publicRead,
  path: '/categories/media/recent',
  summary: 'List recent pictures of a category.',
  query: z.object({ ...paging, categoryKey: machineName.optional() }),
  answer: page,
  refuses: [],
})

const readCustomerMedia = call({
  ...publicRead,
  path: '/customers/{customerId}/media/recent',
  summary: 'List recent pictures of a brand.',
  params: z.object({ customerId: machineName }),
  query: z.object(paging),
  answer: page,
  refuses: [],
})

const readMediaStreams = call({
  ...publicRead,
  path: '/media/{mediaId}/streams',
  summary: 'List the products on a picture.',
  params: z.object({ mediaId: machineName }),
  answer: z.object({ streams: z.array(stream) }),
  refuses: [],
})

const readStreamMedia = call({
  ...publicRead,
  path: '/streams/{streamId}/media/recent',
  summary: 'List recent pictures of a product.',
  params: z.object({ streamId: machineName }),
  query: z.object(paging),
  answer: page,
  refuses: [],
})

const readKeyedStreamMedia = call({
  ...publicRead,
  path: '/streams/media/recent',
  summary: 'List recent pictures of a product by its key.',
  query: z.object({ ...paging, streamKey: machineName }),
  answer: page,
  refuses: [],
})

const reportMedia = call({
  ...publicSend,
  path: '/media/{mediaId}/reports',
  summary: 'Report a picture as inappropriate.',
  params: z.object({ mediaId: machineName }),
  body: z.object({ reason: singleLine(200), email: email.optional() }),
  answer: z.object({}),
  refuses: [],
})

const stashMedia = call({
  ...publicSend,
  path: '/stashes',
  summary: 'Create a stash of pictures.',
  body: z.object({ mediaIds: z.array(machineName).max(100) }),
  answer: z.object({ id: z.string() }),
  refuses: [],
})

const uploadMedia = call({
  ...publicSend,
  path: '/users/{userId}/media',
  summary: 'Upload a picture.',
  params: z.object({ userId: machineName }),
  body: z.object({
    caption: multiLine(500).default(''),
    source: z.url({ protocol: /^https$/ }).max(500),
    streamKeys: z.array(machineName).max(20).default([]),
  }),
  answer: z.object({ id: z.string() }),
  refuses: [],
})

const createGalleryUser = call({
  ...publicSend,
  path: '/users',
  summary: 'Create a user who can upload pictures.',
  body: z.object({ email, name: singleLine(60) }),
  answer: z.object({ id: z.string() }),
  refuses: [],
})

/** The calls of the gallery's host, which the commerce core does not serve. */
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
