import type { FieldTexts } from '../reference/field-texts.ts'
import { eraseAccount, exportOwnData, readErasure } from './privacy-calls.ts'

export const privacyTexts: FieldTexts = [
  [
    exportOwnData,
    {
      'answer.exportedAt': 'When the data was read, in UTC.',
      'answer.data': 'Lists of what is stored, by the part of the shop and the name of the list.',
    },
  ],
  [
    readErasure,
    {
      'answer.openOrders':
        'The orders that have to be delivered, or whose returns have to be received or withdrawn, before.',
      'answer.kept': 'What is kept.',
      'answer.kept.data':
        'orders with their payments and returns, entries of the points, or uses of codes.',
      'answer.kept.count': 'How many orders, entries or uses.',
      'answer.kept.reason':
        'taxLaw if invoices and accounts have to be kept, abusePrevention if a code could be used too often otherwise.',
      'answer.isEmailVerified':
        'Whether what was entered with the email address without signing in is erased too.',
    },
  ],
  [
    eraseAccount,
    {
      'body.currentPassword':
        'The password of the account. After five wrong ones in a row further ones are refused for a while.',
    },
  ],
]
