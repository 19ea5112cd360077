import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { personName, phone, typedEmail } from './person.ts'
import { line, prose, slug } from './text.ts'

export const contactUs = call({
  method: 'POST',
  path: '/consumers-v3/contactus',
  summary: 'Open a case with customer service.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: z.object({
    firstName: personName.min(1),
    lastName: personName.min(1),
    email: typedEmail.min(1),
    phone: phone.optional(),
    category: slug,
    subject: slug,
    orderNumber: line(40).optional(),
    message: prose(4_000).min(1),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ caseNumber: z.string() }),
  refuses: ['emailMalformed', 'captchaFailed'],
})

export const readContactCategories = call({
  method: 'GET',
  path: '/consumers-v3/contactus/categorySubject',
  summary: 'What one can write to customer service about.',
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
