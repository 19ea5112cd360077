import type { FieldTexts } from '../reference/field-texts.ts'
import {
  askQuestion,
  flagReview,
  question,
  readQuestions,
  readReviews,
  review,
  translateReview,
  voteOnAnswer,
  voteOnReview,
  votes,
} from './review-calls.ts'

export const reviewTexts: FieldTexts = [
  [
    review,
    {
      '': 'A review of a style.',
      rating: 'The stars, 1 to 5.',
      title: 'The title.',
      text: 'The text as it was written.',
      author: 'The name that the author shows.',
      locale: 'The locale in which it was written.',
      writtenOn: 'The day on which it was written.',
      isVerifiedPurchase: 'Whether the author has bought the product here.',
      helpfulCount: 'How many shoppers found it helpful.',
      unhelpfulCount: 'How many shoppers found it unhelpful.',
    },
  ],
  [
    question,
    {
      '': 'A question about a style with its answers.',
      text: 'The question.',
      author: 'The name that the author shows.',
      locale: 'The locale in which it was asked.',
      askedOn: 'The day on which it was asked.',
      answers: 'The answers.',
      'answers.text': 'The answer.',
      'answers.author': 'The name that the author shows.',
      'answers.answeredOn': 'The day on which it was answered.',
      'answers.helpfulCount': 'How many shoppers found it helpful.',
      'answers.unhelpfulCount': 'How many shoppers found it unhelpful.',
    },
  ],
  [
    votes,
    {
      '': 'The votes after this one.',
      helpfulCount: 'How many shoppers found it helpful.',
      unhelpfulCount: 'How many shoppers found it unhelpful.',
    },
  ],
  [
    readReviews,
    {
      'query.sort': 'The order of the reviews. helpful if omitted.',
      'query.rating': 'Only reviews with this many stars, 1 to 5.',
      'answer.reviews': 'The reviews of this page.',
      'answer.total': 'The number of reviews that match.',
      'answer.score': 'The average number of stars of all reviews, from 0 to 5.',
      'answer.reviewsCount': 'The number of all reviews.',
      'answer.distribution':
        'The number of reviews with one, two, three, four and five stars, in this order.',
    },
  ],
  [
    flagReview,
    {
      'body.reason': 'What is wrong with it, at most 200 characters.',
    },
  ],
  [
    voteOnReview,
    {
      'body.helpful': 'Whether it was helpful. true if omitted.',
    },
  ],
  [
    translateReview,
    {
      'answer.title': 'The translated title.',
      'answer.text': 'The translated text.',
      'answer.from': 'The locale in which it was written.',
    },
  ],
  [
    readQuestions,
    {
      'answer.questions': 'The questions of this page.',
      'answer.total': 'The number of all questions.',
    },
  ],
  [
    askQuestion,
    {
      'body.text': 'The question, at most 5,000 characters.',
      'body.author': 'The name to show.',
      'body.email': 'Where the shopper is told about answers.',
    },
  ],
  [
    voteOnAnswer,
    {
      'body.helpful': 'Whether it was helpful. true if omitted.',
    },
  ],
]
