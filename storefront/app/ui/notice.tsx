import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  error: { ground: 'bg-error-ground', mark: 'text-error', icon: 'warning', role: 'alert' },
  warning: { ground: 'bg-warning-ground', mark: 'text-warning', icon: 'warning', role: 'status' },
  info: { ground: 'bg-info-ground', mark: 'text-info', icon: 'info', role: 'status' },
  success: { ground: 'bg-success-ground', mark: 'text-success', icon: 'check', role: 'status' },
} as const

export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { ground, mark, icon, role } = tones[tone]
  return (
    <div role={role} className={`flex items-start gap-3 px-4 py-3.5 text-ui text-ink ${ground}`}>
      <Icon name={icon} className={`-mt-px ${mark}`} />
      <p>{children}</p>
    </div>
  )
}
