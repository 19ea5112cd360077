import { britishShop } from '../platform/testing/test-browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { AssociateTerms } from './after-sign-in.tsx'

const { visit } = openShopBeforeTests()

test('the dialog with the terms of the associate discount links to their full text (CONT-025)', async () => {
  const children = [
    { path: ':locale/account', Component: () => <AssociateTerms onDone={() => {}} /> },
  ]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  const hydrationData = { loaderData: { root: britishShop } }
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/account']} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
  const link = screen.getByRole('link', { name: en.readTerms })
  expect(link.getAttribute('target')).toBe('_blank')
  const answer = await visit(link.getAttribute('href') ?? '')
  cleanup()
  expect(answer.status).toBe(200)
  const [, main = ''] = (await answer.text()).split('<main')
  expect(main).toMatch(/<h1[^>]*>Terms of the staff discount</)
  expect(main).toMatch(/<p>[^<]{40,}<\/p>/)
})
