import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CartNotices } from '../cart/page/cart-notices.tsx'
import { useCart } from '../cart/state/cart-store.ts'
import type { LabelKey } from '../messages/messages.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useCountry } from '../purchase/address/address-fields.ts'
import { isStockShort } from '../purchase/stock-short.ts'
import { ButtonLink, TextLink } from '../ui/button.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Steps } from '../ui/navigation/steps.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { checkoutErrorText, type CheckoutError } from './commands/checkout-error.ts'
import { sendDeviceFingerprint } from './device-fingerprint.ts'
import { noticeIn } from './order/order-notice.ts'
import { preferWallet } from './payment/preferred-wallet.ts'
import { ShippingStep } from './steps/shipping-step.tsx'
import { furthestStep, type Step, steps } from './steps/steps.ts'

const stepTitles = {
  shipping: 'shippingTitle',
  billing: 'paymentTitle',
  summary: 'reviewTitle',
} as const satisfies Record<Step, LabelKey>

const stepNames = {
  shipping: 'stepDelivery',
  billing: 'stepPayment',
  summary: 'stepReview',
} as const satisfies Record<Step, LabelKey>

type CheckoutPageProps = { view: CheckoutView; error: CheckoutError | undefined }

export function CheckoutPage({ view: loadedView, error }: CheckoutPageProps) {
  const t = useMessages()
  const view = useLatestView(loadedView)
  const { step, cart } = view
  const title = useFocusOnArrival(step)
  // While express checkout is prepared, the page already shows the title of the summary.
  const titleStep = view.express ? 'summary' : step
  const { basketId } = cart
  const { search } = useLocation()
  useEffect(() => {
    if (new URLSearchParams(search).get('pay') === 'wallet') preferWallet()
  }, [search])
  useEffect(() => {
    void sendDeviceFingerprint(browserCommerce(), basketId)
  }, [basketId])
  return (
    <div className="page checkout">
      <PageTitle>{`${t(stepTitles[titleStep])} ${t('checkoutTitle')}`}</PageTitle>
      <div className="min-w-0">
        <CheckoutSteps view={view} />
        <h1 ref={title} tabIndex={-1} className="checkout-title display outline-none">
          {t(stepTitles[titleStep])}
        </h1>
        <CheckoutNotices view={view} error={error} />
        <StepContent view={view} error={error} />
      </div>
      <CheckoutSummary cart={cart} problem={view.problem} />
    </div>
  )
}

/**
 * Uses the cart of the browser if it is newer than the loaded one, for example after it was changed
 * in the summary.
 */
function useLatestView(view: CheckoutView): CheckoutView {
  const { cart } = useCart()
  const isNewer = cart?.basketId === view.cart.basketId && cart.version > view.cart.version
  return isNewer ? { ...view, cart } : view
}

function CheckoutNotices({ view, error }: CheckoutPageProps) {
  const t = useMessages()
  const { cart } = view
  const { search } = useLocation()
  const isAddressNotSaved = new URLSearchParams(search).get('kept') === 'no'
  const hasInvalidAddress = cart.flash.some(
    ({ type, shipmentId }) => type === 'InvalidShippingAddress' && shipmentId !== undefined,
  )
  const notices = useRef<HTMLDivElement>(null)
  const text = useProblemNotice({ view, error })
  useEffect(() => {
    if (text !== null) notices.current?.scrollIntoView({ block: 'center' })
  }, [text])
  return (
    <div ref={notices} className="checkout-notices">
      {text !== null && (
        <Notice tone="error">
          {text || t('problem')}
          {isStockShort(cart) && <CartLink />}
        </Notice>
      )}
      {hasInvalidAddress && <Notice tone="error">{t('deliveryAddressWrong')}</Notice>}
      {isAddressNotSaved && <Notice tone="warning">{t('addressNotKept')}</Notice>}
      <CartNotices cart={cart} />
    </div>
  )
}

/** Why the shopper cannot go on. Empty if the server gave no reason. */
function useProblemNotice({ view: { cart, problem }, error }: CheckoutPageProps): string | null {
  const t = useMessages()
  const { state } = useLocation()
  if (error?.place === 'top') return checkoutErrorText(error, t)
  return noticeIn(state) ?? problem?.text ?? (isStockShort(cart) ? t('stockShort') : null)
}

function CartLink() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      {' '}
      <TextLink to={`/${locale}/cart`} className="link-inline">
        {t('backToCart')}
      </TextLink>
    </>
  )
}

/** All steps share one Suspense boundary, so that the current step stays until the next one is loaded. */
function StepContent(props: CheckoutPageProps) {
  const t = useMessages()
  const { express, step } = props.view
  const StepComponent = stepContents[step]
  usePreloadNextStep(step)
  return (
    <Suspense fallback={<LoadingMark>{t('loading')}</LoadingMark>}>
      {express ? <ExpressPreparing /> : <StepComponent {...props} />}
    </Suspense>
  )
}

/** Without scripts there is no express checkout, so a link leads to the first step. */
function ExpressPreparing() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="mt-8">
      <div className="noscript:hidden">
        <LoadingMark>{t('expressOpening')}</LoadingMark>
      </div>
      <div className="hidden noscript:block">
        <ButtonLink to={`/${locale}/checkout?step=shipping`}>{t('goOn')}</ButtonLink>
      </div>
    </div>
  )
}

const loadBillingStep = () =>
  import('./steps/billing-step.tsx').then((module) => module.BillingStep)
const loadSummaryStep = () =>
  import('./steps/summary-step.tsx').then((module) => module.SummaryStep)

/** Later steps are loaded only when they are needed. */
const stepContents = {
  shipping: ShippingStep,
  billing: lazyRequired(loadBillingStep),
  summary: lazyRequired(loadSummaryStep),
} satisfies Record<Step, ComponentType<CheckoutPageProps>>

const signsOfUse = ['pointerdown', 'keydown'] as const

/** Preloads the code of the next step when the shopper begins to use this one. */
function usePreloadNextStep(step: Step) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    function preload() {
      controller.abort()
      const load = step === 'shipping' ? loadBillingStep : loadSummaryStep
      load().catch(() => {})
    }
    for (const sign of signsOfUse) addEventListener(sign, preload, { signal, passive: true })
    return () => controller.abort()
  }, [step])
}

function CheckoutSteps({ view: { cart, step } }: Pick<CheckoutPageProps, 'view'>) {
  const t = useMessages()
  const locale = useLocale()
  const furthestIndex = steps.indexOf(furthestStep(cart, useCountry()))
  return (
    <Steps
      label={t('checkoutSteps')}
      current={steps.indexOf(step)}
      steps={steps.map((stepName, index) => ({
        name: t(stepNames[stepName]),
        to: index <= furthestIndex ? `/${locale}/checkout?step=${stepName}` : undefined,
      }))}
    />
  )
}

/** Focuses the title of a new step, so that screen readers announce it. */
function useFocusOnArrival(step: Step) {
  const title = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    title.current?.focus({ preventScroll: true })
  }, [step])
  return title
}
