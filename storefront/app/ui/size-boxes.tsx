import type { ReactNode } from 'react'
import { useMessages } from '../platform/messages.tsx'

type SizeBoxesProps = { legend: string; children: ReactNode }

export function SizeBoxes({ legend, children }: SizeBoxesProps) {
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
  /** What is sent; without it, the size. */
  value?: string
  /** One of the boxes, or any number of them. */
  type?: 'radio' | 'checkbox'
  isSoldOut?: boolean
  isChosen?: boolean
  onChoose?: (size: string) => void
}

/** A sold out size can be chosen too: that is how one asks to be told when it is back. */
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
    <label className={`box ${isSoldOut ? 'box-gone' : ''}`}>
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
