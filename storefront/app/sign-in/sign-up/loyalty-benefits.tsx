import type { LabelKey } from '../../messages/messages.ts'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'

const benefits: readonly LabelKey[] = ['benefitPoints', 'benefitVouchers', 'benefitRepairs']

/** Why to join the loyalty programme, where the site has one and shows it. */
export function LoyaltyBenefits() {
  const t = useMessages()
  const { hasLoyalty, showsLoyaltyBenefits } = useFeatures()
  if (!hasLoyalty || !showsLoyaltyBenefits) return null
  return (
    <ul aria-label={t('membersHut')} className="loyalty-benefits">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" className="icon-small" />
          {t(benefit)}
        </li>
      ))}
    </ul>
  )
}
