import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  error: { icon: 'warning', role: 'alert' },
  warning: { icon: 'warning', role: 'status' },
  info: { icon: 'info', role: 'status' },
  success: { icon: 'check', role: 'status' },
} as const

export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { icon, role } = tones[tone]
  return (
    <div role={role} className={`notice notice-${tone}`}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}
