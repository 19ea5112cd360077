import {
  createContext,
  type FormEvent,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useSubmit } from 'react-router'
import { cartState } from '../../cart/state/cart-store.ts'
import { isPaymentComplete } from './payment-instruments.ts'

type Pay = () => Promise<void>

/** What the selected payment option does when the shopper continues. */
export const ChosenPayment = createContext<RefObject<Pay | undefined> | null>(null)

/** Pays as the selected option says when the shopper continues without having pressed its own button. */
export function useChosenPayment(pay: Pay, isReady = true): void {
  const paymentRef = useContext(ChosenPayment)
  const payNow = useEffectEvent(pay)
  useEffect(() => {
    if (!paymentRef || !isReady) return undefined
    const own = () => payNow()
    paymentRef.current = own
    return () => {
      if (paymentRef.current === own) paymentRef.current = undefined
    }
  }, [paymentRef, isReady])
}

/** The same for an option that only sends fields. */
export function useChosenFields(fields: Readonly<Record<string, string>>): void {
  const submit = useSubmit()
  useChosenPayment(() =>
    submit({ intent: 'pay', ...fields }, { method: 'post', preventScrollReset: true }),
  )
}

/** Pays with the selected option before a form is sent, unless the cart is paid. One press pays once. */
export function usePayBeforeSubmit() {
  const chosenPayment = useRef<Pay>(undefined)
  const [isPaying, setPaying] = useState(false)

  async function payAndSubmit(pay: Pay, form: HTMLFormElement) {
    setPaying(true)
    await pay()
    setPaying(false)
    if (isCartPaid()) form.requestSubmit()
  }

  /** Called with every submission; `submit` receives those of a paid cart. */
  function payBefore(
    event: FormEvent<HTMLFormElement>,
    submit: (event: FormEvent<HTMLFormElement>) => void,
  ) {
    const pay = chosenPayment.current
    if (isCartPaid() || (!pay && !isPaying)) return submit(event)
    event.preventDefault()
    if (pay && !isPaying) void payAndSubmit(pay, event.currentTarget)
  }

  return { chosenPayment, isPaying, payBefore }
}

const isCartPaid = () => {
  const { cart } = cartState()
  return Boolean(cart && isPaymentComplete(cart))
}
