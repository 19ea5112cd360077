// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../platform/testing/test-browser.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, redirect } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { DoneNotice } from '../ui/done-notice.tsx'
import { AccountForm } from './account-form.tsx'

afterEach(cleanup)

const path = '/en-gb/account/preferences'

/** A page of the account, and the list that the form of an address leads to. */
function show(initialPath: string, container?: HTMLElement) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/account/preferences',
          action: () => ({ isSaved: true }),
          Component: ({ actionData }) => <AccountForm outcome={actionData}>Fields</AccountForm>,
        },
        {
          path: ':locale/account/addresses/new',
          action: () => redirect('/en-gb/account/addresses?done=saved'),
          Component: () => <AccountForm outcome={undefined}>Fields</AccountForm>,
        },
        {
          path: ':locale/account/addresses',
          Component: () => (
            <>
              <h1>{en.addressesTitle}</h1>
              <DoneNotice>{en.changesSaved}</DoneNotice>
            </>
          ),
        },
      ],
    },
  ])
  const page = (
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={[initialPath]} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>
  )
  if (container) container.innerHTML = renderToString(page)
  render(page, container && { container, hydrate: true })
}

const save = () => {
  const button = screen.getByRole('button', { name: en.saveChanges })
  button.focus()
  fireEvent.click(button)
}

const focusedText = () => document.activeElement?.textContent

test('the message that a form was saved is focused, each time', async () => {
  show(path)
  save()
  await waitFor(() => expect(focusedText()).toBe(en.changesSaved))
  save()
  expect(focusedText()).toBe(en.saveChanges)
  await waitFor(() => expect(focusedText()).toBe(en.changesSaved))
})

test('the message of the page that a form leads to is focused', async () => {
  show('/en-gb/account/addresses/new')
  save()
  await waitFor(() => expect(focusedText()).toBe(en.changesSaved))
})

test('a page that the server has rendered with a message begins at its start', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  show('/en-gb/account/addresses?done=saved', container)
  await screen.findByText(en.changesSaved)
  expect(document.activeElement).toBe(document.body)
})
