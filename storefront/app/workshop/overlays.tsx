import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { showToast } from '../ui/show-toast.ts'
import { useHashDialog } from '../ui/use-hash-dialog.ts'
import { Row, Shelf, Specimen } from './specimen.tsx'
import type { Words } from './words.ts'

export function Overlays({ words }: { words: Words }) {
  return (
    <Shelf
      name="Overlays"
      note="A sheet on a phone, a panel on a tablet, a modal on a desk: 250 ms in and out. Escape and the scrim close."
    >
      <Specimen name="Dialogs">
        <Row>
          <Modal words={words} />
          <Panel words={words} />
          <WithArt words={words} />
          <Held words={words} />
          <ByHash words={words} />
        </Row>
      </Specimen>
      <Specimen name="Toasts">
        <Toasts words={words} />
      </Specimen>
    </Shelf>
  )
}

type OneProps = { words: Words }

function Modal({ words }: OneProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {words.modal}
      </Button>
      <Dialog
        title={words.guide}
        isOpen={isOpen}
        onClose={close}
        action={
          <Button className="w-full" onClick={close}>
            {words.understood}
          </Button>
        }
      >
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 last:mb-0">
            {paragraph}
          </p>
        ))}
      </Dialog>
    </>
  )
}

function Panel({ words }: OneProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {words.panel}
      </Button>
      <Dialog title={words.added} kind="panel" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{words.paragraphs[0]}</p>
        <Button
          look="line"
          size="small"
          className="mt-5"
          onClick={() => showToast({ title: words.failed, tone: 'error', stays: true })}
        >
          {words.toastThatStays}
        </Button>
      </Dialog>
    </>
  )
}

function WithArt({ words }: OneProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {words.withArt}
      </Button>
      <Dialog
        title={words.welcome}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        art={<div className="h-full bg-[linear-gradient(180deg,#0b2b31,#0e1314)]" />}
      >
        <div className="grid gap-4.5">
          <TextField label={words.email} type="email" autoComplete="email" data-first />
          <PasswordField label={words.password} autoComplete="current-password" />
          <Checkbox>{words.keep}</Checkbox>
          <Button className="w-full">{words.signIn}</Button>
        </div>
      </Dialog>
    </>
  )
}

/** Cannot be closed until what it waits for has happened. */
function Held({ words }: OneProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {words.held}
      </Button>
      <Dialog title={words.held} isOpen={isOpen}>
        <p className="mb-5">{words.heldText}</p>
        <Button onClick={() => setOpen(false)}>{words.understood}</Button>
      </Dialog>
    </>
  )
}

function ByHash({ words }: OneProps) {
  const { isOpen, close } = useHashDialog('workshop-modal')
  return (
    <>
      <TextLink to="?from=link#workshop-modal" preventScrollReset>
        {words.byLink}
      </TextLink>
      <Dialog title={words.byLink} isOpen={isOpen} onClose={close}>
        <p>{words.paragraphs[1]}</p>
      </Dialog>
    </>
  )
}

function Toasts({ words }: OneProps) {
  const actions = [{ label: words.view, to: '.' }]
  return (
    <Row>
      <Button size="small" look="line" onClick={() => showToast({ title: words.done })}>
        {words.toast}
      </Button>
      <Button size="small" look="line" onClick={() => showToast({ title: words.added, actions })}>
        {words.toastWithLink}
      </Button>
      <Button
        size="small"
        look="line"
        onClick={() =>
          showToast({ title: words.failed, text: words.failedText, tone: 'error', stays: true })
        }
      >
        {words.toastThatStays}
      </Button>
    </Row>
  )
}
