// @vitest-environment jsdom
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { accept } from '@cairn/contract/refusals/result'
import { settingsOf, type SiteSettings } from '@cairn/contract/sites/site-settings'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { closeSignIn, openSignIn } from '../sign-in/sign-in-dialog-state.ts'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { AccountLink } from './header/account-link.tsx'
import { LazyAccountDialog } from './lazy-account-dialog.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

const writtenBlock = contentBlock.parse({
  id: 'written',
  type: 'rich-text',
  fields: { title: 'What authors have written' },
})

beforeEach(() => {
  letDialogsOpen()
  fakeCommerce.answers = {
    readServerTime: () => accept({ timestamp: '2026-11-22T12:00:00.000Z' }),
    readCountryRules: () => refusedAnswer('callUnknown'),
    readAugmentedPage: () => accept({ sections: [{ name: 'main', blocks: [writtenBlock] }] }),
  }
})
afterEach(() => {
  cleanup()
  closeSignIn()
})

async function showPage(
  hash = '',
  features: Partial<SiteSettings> = {},
  Component: ComponentType = LazyAccountDialog,
) {
  const shop = {
    locale: 'en-us',
    region: 'NORA',
    features: { ...settingsOf('en-us'), ...features },
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/shoes', Component }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub
        initialEntries={[`/en-us/shoes${hash}`]}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
  await act(async () => {})
}

const PageWithHeader = () => (
  <>
    <AccountLink />
    <LazyAccountDialog />
  </>
)

const signUpDialog = () => screen.findByRole('dialog', { name: en.signUpTitle })
const signInDialog = () => screen.findByRole('dialog', { name: en.signInTitle })

test('a link with the hash of the sign-up opens it over the page, with what authors add (UI-018, CONT-017)', async () => {
  await showPage('#sign-up-modal')
  const dialog = within(await signUpDialog())
  expect(await dialog.findByText('What authors have written')).toBeDefined()
  expect(callsTo('readAugmentedPage').at(-1)?.request).toMatchObject({
    params: { page: 'sign-up-modal' },
  })
})

test('the header opens the sign-in in a modal, which leads to the sign-up in a modal (AUTH-090)', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  await showPage('', {}, PageWithHeader)
  fireEvent.click(screen.getByRole('link', { name: en.signIn }))
  expect(showModal.mock.contexts).toContain(await signInDialog())
  fireEvent.click(screen.getByRole('link', { name: en.createAccount }))
  expect(showModal.mock.contexts).toContain(await signUpDialog())
  showModal.mockRestore()
})

test('the sign-in leads to the sign-up and back (AUTH-012, AUTH-091)', async () => {
  await showPage()
  act(openSignIn)
  await signInDialog()
  fireEvent.click(screen.getByRole('link', { name: en.createAccount }))
  await signUpDialog()
  fireEvent.click(screen.getByRole('link', { name: en.signIn }))
  expect(await signInDialog()).toBeDefined()
})

test('the sign-in has a further button for the sign-up where the site says so (AUTH-138)', async () => {
  const buttonCount = async () => {
    await signInDialog()
    return screen.queryAllByRole('button', { name: en.createAccount }).length
  }
  await showPage('#sign-in-modal', { hasSignUpButton: false })
  expect(await buttonCount()).toBe(0)
  cleanup()
  await showPage('#sign-in-modal', { hasSignUpButton: true })
  expect(await buttonCount()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: en.createAccount }))
  await signUpDialog()
})

test('the sign-in asks for the email address first where the site has the simplified enrolment (AUTH-014)', async () => {
  const lookUp = async (status: 'registered' | 'unknown') => {
    cleanup()
    fakeCommerce.answers.lookUpConsumer = () => accept({ status })
    await showPage('#sign-in-modal', { hasSimplifiedEnrollment: true })
    await screen.findByRole('dialog', { name: en.lookupTitle })
    fireEvent.change(screen.getByLabelText(en.email), { target: { value: 'nora@example.com' } })
    fireEvent.click(screen.getByRole('button', { name: en.goOn }))
  }
  const emailIn = (dialog: HTMLElement) =>
    within(dialog).getByLabelText<HTMLInputElement>(en.email).value
  await lookUp('registered')
  expect(emailIn(await signInDialog())).toBe('nora@example.com')
  await lookUp('unknown')
  expect(emailIn(await signUpDialog())).toBe('nora@example.com')
})
