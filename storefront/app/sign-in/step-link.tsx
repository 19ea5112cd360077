import type { ComponentProps, MouseEvent } from 'react'
import { TextLink } from '../ui/button.tsx'

type StepLinkProps = ComponentProps<typeof TextLink> & { onOpen: (() => void) | undefined }

/** A link to a page that a dialog can show as its next step, which `onOpen` does. */
export const StepLink = ({ onOpen, ...link }: StepLinkProps) => (
  <TextLink
    {...link}
    onClick={(event) => {
      if (!onOpen || !isPlainClick(event)) return
      event.preventDefault()
      onOpen()
    }}
  />
)

/** Other clicks open a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
