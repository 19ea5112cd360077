import { britishShop } from '../platform/testing/test-browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { ToastRegion } from '../ui/toasts/toast-region.tsx'
import SignInPage from './sign-in-route.tsx'

/** The sign-in page with the toasts, and another page that leads to it. All others show only their path. */
export function showPage(path: string, { OtherPage = NoPage }: { OtherPage?: ComponentType } = {}) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => britishShop,
      Component: PageWithPath,
      children: [
        { path: ':locale/sign-in', Component: SignInPage },
        { path: ':locale/order-confirmation', Component: OtherPage },
        { path: '*', Component: NoPage },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: britishShop } }} />
    </MessagesProvider>,
  )
}

const NoPage = () => null

function PageWithPath() {
  return (
    <>
      <p data-testid="path">{useLocation().pathname}</p>
      <Outlet />
      <ToastRegion />
    </>
  )
}

export const shownPath = () => screen.getByTestId('path').textContent

export const emailField = () => screen.getByLabelText<HTMLInputElement>(en.email)
export const signInButton = () => screen.getByRole('button', { name: en.signIn })

export async function submitCredentials(email: string, password = 'Trailhead1') {
  fireEvent.change(emailField(), { target: { value: email } })
  fireEvent.change(screen.getByLabelText(en.password), { target: { value: password } })
  await act(async () => fireEvent.click(signInButton()))
}
