import { britishShop } from '../platform/testing/test-browser.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { MailFavourites, type MailFavouritesResult } from './mail-favourites-form.tsx'

afterEach(cleanup)

function show(result: MailFavouritesResult) {
  const Component = () => <MailFavourites favoriteId="a-list" isSignedIn result={result} />
  const children = [{ path: ':locale/favorites', Component }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={['/en-gb/favorites']}
        hydrationData={{ loaderData: { root: britishShop } }}
      />
    </MessagesProvider>,
  )
}

const sentForm: MailFavouritesResult = {
  isSent: false,
  values: { recipients: 'ada@example.com', message: 'See evil.example' },
  problems: {},
}

test('the first wrong field has the focus', async () => {
  show({ ...sentForm, problems: { message: 'shareMessageWrong' } })

  const message = screen.getByRole('textbox', { name: new RegExp(en.shareMessage) })
  await waitFor(() => expect(document.activeElement).toBe(message))
})

test('what was sent is announced, and a refusal is shown', () => {
  show({ ...sentForm, isSent: true })
  expect(screen.getByRole('status').textContent).toContain(en.shareSent)
  cleanup()
  show({ ...sentForm, errorMessage: '' })
  expect(screen.getByText(en.problem)).toBeTruthy()
})
