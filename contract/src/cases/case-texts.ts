import type { FieldTexts } from '../reference/field-texts.ts'
import {
  contactUs,
  openWarrantyCase,
  photo,
  readContactCategories,
  readOwnCases,
} from './case-calls.ts'

export const caseTexts: FieldTexts = [
  [
    contactUs,
    {
      'body.firstName': 'The first name of the customer.',
      'body.lastName': 'The last name of the customer.',
      'body.email': 'Where customer service answers.',
      'body.category': 'The category of the request, as listed by readContactCategories.',
      'body.subject': 'A subject of that category.',
      'body.orderNumber': 'The number of the order that it is about, as typed.',
      'body.message':
        'The message, at most 4,000 characters. May be empty for a withdrawal from a purchase, which needs no reason.',
      'answer.caseNumber': 'The number of the case, to quote in further messages.',
      'answer.openedAt': 'When the message was received.',
    },
  ],
  [
    readContactCategories,
    {
      'answer.categories': 'The categories.',
      'answer.categories.id': 'The id to send as `category`.',
      'answer.categories.label': 'The name in the language of the locale.',
      'answer.categories.subjects': 'The subjects of the category.',
      'answer.categories.subjects.id': 'The id to send as `subject`.',
      'answer.categories.subjects.label': 'The name in the language of the locale.',
    },
  ],
  [
    photo,
    {
      '': 'A photo, encoded in the request.',
      type: 'The type of the file.',
      content: 'The file in base64, at most 60,000 characters.',
    },
  ],
  [
    openWarrantyCase,
    {
      'body.firstName': 'The first name of the customer.',
      'body.lastName': 'The last name of the customer.',
      'body.email': 'Where customer service answers.',
      'body.productId': 'The product, if it is known.',
      'body.product': 'The name of the product as the customer knows it, 1 to 120 characters.',
      'body.orderNumber': 'The number of the order, as typed.',
      'body.boughtOn': 'The day on which it was bought.',
      'body.defect': 'What is broken, 1 to 2,000 characters.',
      'body.photos': 'At most three photos of the defect.',
      'body.address': 'Where the repaired or replaced product is sent.',
      'answer.caseNumber': 'The number of the case, to quote in further messages.',
    },
  ],
  [
    readOwnCases,
    {
      'answer.cases': 'The cases.',
      'answer.cases.caseNumber': 'The number of the case.',
      'answer.cases.kind': 'Whether it came with the contact form or the warranty form.',
      'answer.cases.subject':
        'The subject in the language of the locale, or the product of a warranty case.',
      'answer.cases.openedAt': 'When it was opened, in UTC.',
    },
  ],
]
