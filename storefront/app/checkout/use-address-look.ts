import { type FormEvent, useEffect, useState } from 'react'
import { type Need, rulesFor } from './delivery.ts'
import { focusFirst } from './focus-field.ts'
import type { RefusedCheckout } from './refused-checkout.ts'
import { addressOf, type BrokenFields, brokenIn, typedIn } from './typed-address.ts'
import { useCountry } from './use-country.ts'

type Looking = { need: Need; refused: RefusedCheckout | undefined; prefix?: string }

/** Looks at what was typed before it is sent, and leads to what has to be put right. */
export function useAddressLook({ need, refused, prefix = '' }: Looking) {
  const country = useCountry()
  const [found, setFound] = useState<BrokenFields>()
  useEffect(() => {
    if (refused?.broken) focusFirst(refused.broken, prefix)
  }, [refused, prefix])

  function look(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    const isTyped = !String(form.get('saved') ?? '').startsWith('{')
    const typed = typedIn(form, prefix)
    const address = addressOf(typed, country)
    const broken =
      isTyped && Object.keys(typed).length > 0
        ? brokenIn(address, rulesFor(need, address.countryCode ?? country))
        : undefined
    setFound(broken)
    if (!broken) return
    event.preventDefault()
    requestAnimationFrame(() => focusFirst(broken, prefix))
  }

  return { broken: found ?? refused?.broken, look }
}
