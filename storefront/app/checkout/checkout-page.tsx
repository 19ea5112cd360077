import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CartNews } from '../cart/cart-news.tsx'
import { useCart } from '../cart/use-cart.ts'
import type { MessageKey } from '../messages/messages.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { needed } from '../platform/later.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Steps } from '../ui/steps.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { preferWallet } from './preferred-way.ts'
import { checkoutText, type RefusedCheckout } from './refused-checkout.ts'
import { ShippingStep } from './shipping-step.tsx'
import { furthestStep, type Step, steps } from './steps.ts'
import { tellDevice } from './tell-device.ts'
import { useCountry } from './use-country.ts'

const titles = {
  shipping: 'whereTo',
  billing: 'howToPay',
  summary: 'lastLook',
} as const satisfies Record<Step, MessageKey>

export const names = {
  shipping: 'stepDelivery',
  billing: 'stepPayment',
  summary: 'stepReview',
} as const satisfies Record<Step, MessageKey>

type CheckoutPageProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

export function CheckoutPage({ view: loaded, refused }: CheckoutPageProps) {
  const t = useMessages()
  const view = useLatest(loaded)
  const { step, cart } = view
  const title = useFocusOnArrival(step)
  // Where the short way leads to, also while it is gone.
  const shown = view.express ? 'summary' : step
  const { basketId } = cart
  const { search } = useLocation()
  useEffect(() => {
    if (new URLSearchParams(search).get('pay') === 'wallet') preferWallet()
  }, [search])
  useEffect(() => {
    void tellDevice(browserCommerce(), basketId)
  }, [basketId])
  return (
    <div className="page checkout">
      <PageTitle>{`${t(titles[shown])} ${t('checkoutTitle')}`}</PageTitle>
      <div className="min-w-0">
        <CheckoutSteps view={view} />
        <h1 ref={title} tabIndex={-1} className="display mt-8 text-h2 outline-none lg:mt-10">
          {t(titles[shown])}
        </h1>
        <CheckoutNews view={view} refused={refused} />
        <StepContent view={view} refused={refused} />
      </div>
      <CheckoutSummary cart={cart} blocked={view.blocked} />
    </div>
  )
}

/** What has changed on this page since it was loaded, as a code that was taken. */
function useLatest(view: CheckoutView): CheckoutView {
  const { cart } = useCart()
  const isNewer = cart?.basketId === view.cart.basketId && cart.version > view.cart.version
  return isNewer ? { ...view, cart } : view
}

function CheckoutNews({ view: { cart, blocked }, refused }: CheckoutPageProps) {
  const t = useMessages()
  const { state, search } = useLocation()
  const isNotKept = new URLSearchParams(search).get('kept') === 'no'
  const isAddressWrong = cart.flash.some(
    ({ type, shipmentId }) => type === 'InvalidShippingAddress' && shipmentId !== undefined,
  )
  const news = useRef<HTMLDivElement>(null)
  const told =
    refused?.place === 'top' ? checkoutText(refused, t) : (noticeIn(state) ?? blocked?.text ?? null)
  useEffect(() => {
    if (told !== null) news.current?.scrollIntoView({ block: 'center' })
  }, [told])
  return (
    <div ref={news} className="checkout-news">
      {told !== null && <Notice tone="error">{told || t('problem')}</Notice>}
      {isAddressWrong && <Notice tone="error">{t('deliveryAddressWrong')}</Notice>}
      {isNotKept && <Notice tone="warning">{t('addressNotKept')}</Notice>}
      <CartNews cart={cart} />
    </div>
  )
}

/** What has gone wrong with an order, told where it can be put right. */
const noticeIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'notice' in state ? String(state.notice) : null

/** One boundary for all of them: a step stays until the next one is there. */
function StepContent(props: CheckoutPageProps) {
  const t = useMessages()
  const { express, step } = props.view
  const Content = contents[step]
  useNextStep(step)
  return (
    <Suspense fallback={<LoadingMark>{t('loading')}</LoadingMark>}>
      {express ? <ExpressOpening /> : <Content {...props} />}
    </Suspense>
  )
}

/** Without scripts the steps are gone one by one. */
function ExpressOpening() {
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

const readBilling = async () => (await import('./billing-step.tsx')).BillingStep
const readSummary = async () => (await import('./summary-step.tsx')).SummaryStep

/** Each step is sent to those who come that far. */
const contents = {
  shipping: ShippingStep,
  billing: needed(readBilling),
  summary: needed(readSummary),
} satisfies Record<Step, ComponentType<CheckoutPageProps>>

/** While one step is filled in, the next one is fetched. */
function useNextStep(step: Step) {
  useEffect(() => {
    const read = step === 'shipping' ? readBilling : readSummary
    read().catch(() => {})
  }, [step])
}

function CheckoutSteps({ view: { cart, step } }: Pick<CheckoutPageProps, 'view'>) {
  const t = useMessages()
  const locale = useLocale()
  const furthest = steps.indexOf(furthestStep(cart, useCountry()))
  return (
    <Steps
      label={t('checkoutSteps')}
      current={steps.indexOf(step)}
      steps={steps.map((each, at) => ({
        name: t(names[each]),
        to: at <= furthest ? `/${locale}/checkout?step=${each}` : undefined,
      }))}
    />
  )
}

/** Whoever goes on to another step hears its title, and stands at its beginning. */
function useFocusOnArrival(step: Step) {
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    title.current?.focus({ preventScroll: true })
  }, [step])
  return title
}
