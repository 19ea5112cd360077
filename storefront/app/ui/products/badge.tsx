import type { ReactNode } from 'react'

const looks = { plain: '', new: 'badge-new', sale: 'badge-sale' } as const

type BadgeProps = { look?: keyof typeof looks; children: ReactNode }

export function Badge({ look = 'plain', children }: BadgeProps) {
  return <span className={`badge ${looks[look]}`}>{children}</span>
}
