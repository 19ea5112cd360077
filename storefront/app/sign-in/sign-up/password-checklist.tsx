import {
  metRequirements,
  type PasswordRequirement,
  passwordRequirements,
} from '@cairn/contract/validation/password'
import type { LabelKey } from '../../messages/messages.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'

const labels: Record<PasswordRequirement, LabelKey> = {
  length: 'needLength',
  upperCase: 'needUpperCase',
  lowerCase: 'needLowerCase',
  digit: 'needDigit',
}

/** What the typed password has already, and what it still needs. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useMessages()
  const met = metRequirements(password)
  return (
    <ul aria-label={t('passwordNeeds')} className="password-checklist">
      {passwordRequirements.map((requirement) => {
        const isMet = met.includes(requirement)
        return (
          <li key={requirement} className={isMet ? 'is-met' : undefined}>
            <Icon name={isMet ? 'check' : 'minus'} className="icon-small" />
            {t(labels[requirement])}
            <span className="sr-only">: {t(isMet ? 'needMet' : 'needOpen')}</span>
          </li>
        )
      })}
    </ul>
  )
}
