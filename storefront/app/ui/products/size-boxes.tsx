import type { ReactNode } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'

export function SizeBoxes({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="boxes">{children}</div>
    </fieldset>
  )
}

type SizeBoxProps = {
  name: string
  size: string
  /** The form value. The default is the size. */
  value?: string
  /** Whether one size can be chosen, or several. */
  type?: 'radio' | 'checkbox'
  isSoldOut?: boolean
  isChosen?: boolean
  onChoose?: (size: string) => void
}

/** A sold out size can be chosen too, to be notified when it is back. */
export function SizeBox({
  name,
  size,
  value = size,
  type = 'radio',
  isSoldOut = false,
  isChosen,
  onChoose,
}: SizeBoxProps) {
  const t = useMessages()
  return (
    <label className={`box ${isSoldOut ? 'box-sold-out' : ''}`}>
      <input
        type={type}
        name={name}
        value={value}
        {...(onChoose
          ? { checked: isChosen ?? false, onChange: () => onChoose(size) }
          : { defaultChecked: isChosen })}
      />
      {size}
      {isSoldOut && <span className="sr-only">{t('soldOut')}</span>}
    </label>
  )
}
