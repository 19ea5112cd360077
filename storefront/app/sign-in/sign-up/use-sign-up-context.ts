import { siteOf } from '@cairn/contract/sites/sites'
import { todayIn } from '@cairn/contract/sites/today'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useShop } from '../../platform/page/use-shop.ts'
import { readPersonRules, type ServerPersonRules } from './read-person-rules.ts'

/** The rules of the server, or those that this page was built with until they are read. */
export function useSignUpContext() {
  const { locale } = useShop()
  const [rules, setRules] = useState<ServerPersonRules>(() => ({
    today: todayIn(siteOf(locale).timeZone, new Date()),
    requirements: undefined,
  }))
  useEffect(() => {
    void readPersonRules(browserCommerce(), locale).then(setRules)
  }, [locale])
  return {
    locale,
    today: rules.today,
    requirements: rules.requirements ?? personRequirementsOf(locale),
  }
}
