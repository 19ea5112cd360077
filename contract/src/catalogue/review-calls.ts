import { z } from 'zod'
import { answerId, locale, productId, questionId, reviewId } from '../fields/identifiers.ts'
import { integerParam, multiLine, pagingParams, singleLine } from '../fields/inputs.ts'
import { emailInput, personName } from '../fields/person.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'

/** The core refuses longer reviews and questions with REV410. */
export const maxReviewLength = 5_000
const reviewInput = multiLine(4 * maxReviewLength).min(1)

export const review = z.object({
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

export const question = z.object({
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

export const votes = z.object({ helpfulCount: z.int(), unhelpfulCount: z.int() })

export const readReviews = call({
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews',
  summary: 'List the reviews of a product.',
  description: 'Reviews belong to a style; all colours have the same ones.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  query: z.object({
    ...pagingParams,
    sort: z.enum(['helpful', 'newest', 'highest', 'lowest']).default('helpful'),
    rating: integerParam({ from: 1, to: 5 }).optional(),
  }),
  answer: z.object({
    reviews: z.array(review),
    total: z.int(),
    score: z.number(),
    reviewsCount: z.int(),
    /** The number of reviews with one to five stars. */
    distribution: z.array(z.int()).length(5),
  }),
  refuses: ['itemNotAvailable'],
})

export const flagReview = call({
  method: 'POST',
  path: '/products/v1/review/{reviewId}/flag',
  summary: 'Report a review as inappropriate.',
  description: 'Somebody of the shop looks at it. It remains visible until then.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ reviewId }),
  body: z.object({ reason: singleLine(200).optional() }),
  answer: z.object({}),
  refuses: ['callUnknown'],
})

export const voteOnReview = call({
  method: 'POST',
  path: '/products/v1/review/{reviewId}/vote',
  summary: 'Vote on whether a review was helpful.',
  description: 'A shopper has one vote; a new one replaces it.',
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
  summary: 'Translate a review to the language of the page.',
  description: 'To the language of the locale.',
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
  summary: 'List the questions about a product with their answers.',
  description: 'Questions belong to a style; all colours have the same ones.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  query: z.object(pagingParams),
  answer: z.object({ questions: z.array(question), total: z.int() }),
  refuses: ['itemNotAvailable'],
})

export const askQuestion = call({
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews/questions',
  summary: 'Ask a question about a product.',
  description: 'It is shown after somebody of the shop has looked at it.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  params: z.object({ productId }),
  body: z.object({
    text: reviewInput,
    author: personName.min(1),
    email: emailInput,
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ questionId }),
  refuses: ['itemNotAvailable', 'reviewTooLong', 'emailMalformed', 'captchaFailed'],
})

export const voteOnAnswer = call({
  method: 'POST',
  path: '/products/v1/review/{answerId}/questions/vote',
  summary: 'Vote on whether an answer was helpful.',
  description: 'A shopper has one vote; a new one replaces it.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ answerId }),
  body: z.object({ helpful: z.boolean().default(true) }),
  answer: votes,
  refuses: ['callUnknown'],
})
