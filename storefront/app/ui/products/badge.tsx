import type { ReactNode } from 'react'

const lookClasses = { plain: '', new: 'badge-new', sale: 'badge-sale' } as const

type BadgeProps = { look?: keyof typeof lookClasses; children: ReactNode }

export function Badge({ look = 'plain', children }: BadgeProps) {
  return <span className={`badge ${lookClasses[look]}`}>{children}</span>
}
