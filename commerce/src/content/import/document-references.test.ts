import { expect, test } from 'vitest'
import { linkedPage } from './document-references.ts'

test.each([
  ['/en-us/help/returns?topic=1#how', { page: 'help/returns' }],
  ['/en-us/help/', { page: 'help' }],
  ['/en-us/p/ridge-shell-CAIRN002TRN', { productId: 'CAIRN002TRN' }],
  ['/en-us/p/CAIRN002', { productId: 'CAIRN002' }],
  ['/en-us/ridge-shell-pCAIRN002TRN', { productId: 'CAIRN002TRN' }],
  ['/en-us/c/down-jackets-210101', { categoryId: '210101' }],
  ['/en-us/jackets-c210101', { categoryId: '210101' }],
  ['/en-us', undefined],
  ['/en-us/account/orders', undefined],
  ['/size-chart.pdf', undefined],
  ['#sign-up-modal', undefined],
  ['https://other.example/en-us/help', undefined],
])('a link to %s leads to %o', (url, page) => expect(linkedPage(url, 'en-us')).toEqual(page))
