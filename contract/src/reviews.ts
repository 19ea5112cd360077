import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { answerId, productId, questionId, reviewId } from './identifiers.ts'
import { personName, typedEmail } from './person.ts'
import { part, wholeNumber } from './query.ts'
import { locale } from './locale.ts'
import { line, prose } from './text.ts'

/** The longest review or question; the core refuses a longer one with REV410. */
export const longestReview = 5_000
const typedReview = prose(4 * longestReview).min(1)

const review = z.object({
  id: reviewId,
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  locale,
  writtenOn: z.iso.date(),
  isVerifiedPurchase: z.boolean(),
  helpfulCount: z.int(),
  unhelpfulCount: z.int(),
})

const question = z.object({
  id: questionId,
  text: z.string(),
  author: z.string(),
  locale,
  askedOn: z.iso.date(),
  answers: z.array(
    z.object({
      id: answerId,
      text: z.string(),
      author: z.string(),
      answeredOn: z.iso.date(),
      helpfulCount: z.int(),
      unhelpfulCount: z.int(),
    }),
  ),
})

const votes = z.object({ helpfulCount: z.int(), unhelpfulCount: z.int() })

export const readReviews = call({
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews',
  summary: 'What shoppers say of a product.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  query: z.object({
    ...part,
    sort: z.enum(['helpful', 'newest', 'highest', 'lowest']).default('helpful'),
    rating: wholeNumber({ from: 1, to: 5 }).optional(),
  }),
  answer: z.object({
    reviews: z.array(review),
    total: z.int(),
    score: z.number(),
    reviewsCount: z.int(),
    /** How many gave each number of stars, from one to five. */
    distribution: z.array(z.int()).length(5),
  }),
  refuses: ['itemNotAvailable'],
})

export const flagReview = call({
  method: 'POST',
  path: '/products/v1/review/{reviewId}/flag',
  summary: 'Tell the shop that a review does not belong here.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ reviewId }),
  body: z.object({ reason: line(200).optional() }),
  answer: z.object({}),
  refuses: ['callUnknown'],
})

export const voteOnReview = call({
  method: 'POST',
  path: '/products/v1/review/{reviewId}/vote',
  summary: 'Say whether a review helped.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ reviewId }),
  body: z.object({ helpful: z.boolean().default(true) }),
  answer: votes,
  refuses: ['callUnknown'],
})

export const translateReview = call({
  method: 'POST',
  path: '/products/v1/review/{reviewId}/translate',
  summary: 'A review in the language of the page.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ reviewId }),
  body: z.object({}),
  answer: z.object({ title: z.string(), text: z.string(), from: locale }),
  refuses: ['callUnknown'],
})

export const readQuestions = call({
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews/questions',
  summary: 'What shoppers ask about a product, and the answers.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  query: z.object(part),
  answer: z.object({ questions: z.array(question), total: z.int() }),
  refuses: ['itemNotAvailable'],
})

export const askQuestion = call({
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews/questions',
  summary: 'Ask about a product.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  params: z.object({ productId }),
  body: z.object({
    text: typedReview,
    author: personName.min(1),
    email: typedEmail,
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ questionId }),
  refuses: ['itemNotAvailable', 'reviewTooLong', 'emailMalformed', 'captchaFailed'],
})

export const voteOnAnswer = call({
  method: 'POST',
  path: '/products/v1/review/{answerId}/questions/vote',
  summary: 'Say whether an answer helped.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ answerId }),
  body: z.object({ helpful: z.boolean().default(true) }),
  answer: votes,
  refuses: ['callUnknown'],
})
