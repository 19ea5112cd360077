import { z } from 'zod'
import { address } from '../address/address.ts'
import { productId } from '../fields/identifiers.ts'
import { multiLine, singleLine, slug } from '../fields/inputs.ts'
import { emailInput, personName, phone } from '../fields/person.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'

export const contactUs = call({
  method: 'POST',
  path: '/consumers-v3/contactus',
  summary: 'Open a case with customer service.',
  description:
    'Customer service answers by mail. Categories and subjects are those of readContactCategories.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: z.object({
    firstName: personName.min(1),
    lastName: personName.min(1),
    email: emailInput.min(1),
    phone: phone.optional(),
    category: slug,
    subject: slug,
    orderNumber: singleLine(40).optional(),
    /** May be empty for a withdrawal, which needs no reason. */
    message: multiLine(4_000),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ caseNumber: z.string(), openedAt: z.iso.datetime() }),
  refuses: ['emailMalformed', 'captchaFailed'],
})

export const readContactCategories = call({
  method: 'GET',
  path: '/consumers-v3/contactus/categorySubject',
  summary: 'List the categories and subjects of the contact form.',
  description: 'The ids are the same in all languages.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    categories: z.array(
      z.object({
        id: slug,
        label: z.string(),
        subjects: z.array(z.object({ id: slug, label: z.string() })),
      }),
    ),
  }),
  refuses: [],
})
export const photo = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  content: z.base64().max(60000),
})
export const openWarrantyCase = call({
  method: 'POST',
  path: '/consumers-v3/consumer/warranty',
  summary: 'Open a warranty case for a repair or a replacement.',
  description: 'Customer service answers by mail and says where to send the product.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: z.object({
    firstName: personName.min(1),
    lastName: personName.min(1),
    email: emailInput.min(1),
    phone: phone.optional(),
    productId: productId.optional(),
    product: singleLine(120).min(1),
    orderNumber: singleLine(40).optional(),
    boughtOn: z.iso.date().optional(),
    defect: multiLine(2000).min(1),
    photos: z.array(photo).max(3).default([]),
    address,
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ caseNumber: z.string() }),
  refuses: ['emailMalformed', 'addressInvalid', 'captchaFailed'],
})

export const readOwnCases = call({
  method: 'GET',
  path: '/consumers-v3/consumer/cases',
  summary: 'List the cases that the shopper has opened while signed in, newest first.',
  description: 'At most a hundred. The answers of customer service are mailed.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    cases: z.array(
      z.object({
        caseNumber: z.string(),
        kind: z.enum(['contact', 'warranty']),
        subject: z.string(),
        openedAt: z.iso.datetime(),
      }),
    ),
  }),
  refuses: [],
})
