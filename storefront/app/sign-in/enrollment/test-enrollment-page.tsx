import { settingsOf } from '@cairn/contract/sites/site-settings'
import { siteOf } from '@cairn/contract/sites/sites'
import { act, render } from '@testing-library/react'
import { createRoutesStub, Outlet, useLoaderData, useLocation, useNavigate } from 'react-router'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { EnrollmentPage } from './enrollment-page.tsx'
import { type EnrollmentStep, enrollmentStepNamed } from './enrollment-steps.ts'
import { type EnrollingShopper, enrollmentPath, type EnrollmentView } from './enrollment-view.ts'

type ShownEnrollment = {
  step: EnrollmentStep
  /** Who is signed in; changes of it show on the next page. */
  shopper?: () => EnrollingShopper | null
  search?: string
}

/** The name of a button that does what the one of the browser does. */
export const backOfBrowser = 'Back'

/** The pages of the enrolment. All other pages show only their path. */
export async function showEnrollment({ step, shopper = () => null, search = '' }: ShownEnrollment) {
  const { region, currency } = siteOf('en-us')
  const shop = { locale: 'en-us', region, currency, features: settingsOf('en-us') }
  const viewOf = (name: string): EnrollmentView => ({
    kind: 'enrollment',
    step: enrollmentStepNamed(name) ?? 'mobile',
    shopper: shopper(),
  })
  const Page = () => <EnrollmentPage view={useLoaderData<EnrollmentView>()} />
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      Component: PageWithPath,
      children: [
        {
          id: 'step',
          path: ':locale/account/enrollment/:step?',
          loader: ({ params }) => viewOf(params['step'] ?? ''),
          Component: Page,
        },
        { path: '*', Component: () => null },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub
        initialEntries={[`${enrollmentPath('en-us', step)}${search}`]}
        hydrationData={{ loaderData: { root: shop, step: viewOf(step) } }}
      />
    </MessagesProvider>,
  )
  await act(async () => {})
}

function PageWithPath() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        {backOfBrowser}
      </button>
      <p data-testid="path">{`${pathname}${search}`}</p>
      <Outlet />
    </>
  )
}
