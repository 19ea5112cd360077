import { useState } from 'react'
import { Button, TextLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { useHashDialog } from '../ui/dialog/use-hash-dialog.ts'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { ExampleRow, Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

export function Overlays({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Overlays"
      note="A sheet on phones, a panel on tablets, a modal on desktops. They open and close in 250 ms; Escape and a click on the backdrop close them."
    >
      <Example name="Dialogs">
        <ExampleRow>
          <Modal texts={texts} />
          <Panel texts={texts} />
          <ModalWithPicture texts={texts} />
          <BlockingModal texts={texts} />
          <HashDialog texts={texts} />
        </ExampleRow>
      </Example>
      <Example name="Toasts">
        <Toasts texts={texts} />
      </Example>
    </Section>
  )
}

type OverlayProps = { texts: StyleguideTexts }

function Modal({ texts }: OverlayProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {texts.modal}
      </Button>
      <Dialog
        title={texts.guide}
        isOpen={isOpen}
        onClose={close}
        action={
          <Button className="w-full" onClick={close}>
            {texts.understood}
          </Button>
        }
      >
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph} className="guide-paragraph">
            {paragraph}
          </p>
        ))}
      </Dialog>
    </>
  )
}

function Panel({ texts }: OverlayProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {texts.panel}
      </Button>
      <Dialog title={texts.added} kind="panel" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{texts.paragraphs[0]}</p>
        <Button
          look="line"
          size="small"
          className="mt-5"
          onClick={() => showToast({ title: texts.failed, tone: 'error', isPersistent: true })}
        >
          {texts.persistentToast}
        </Button>
      </Dialog>
    </>
  )
}

function ModalWithPicture({ texts }: OverlayProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {texts.withArt}
      </Button>
      <Dialog
        title={texts.welcome}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        art={<div className="guide-art" />}
      >
        <div className="grid gap-4.5">
          <TextField label={texts.email} type="email" autoComplete="email" data-first />
          <PasswordField label={texts.password} autoComplete="current-password" />
          <Checkbox>{texts.keep}</Checkbox>
          <Button className="w-full">{texts.signIn}</Button>
        </div>
      </Dialog>
    </>
  )
}

/** A dialog that the user cannot close. */
function BlockingModal({ texts }: OverlayProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="line" onClick={() => setOpen(true)}>
        {texts.blocking}
      </Button>
      <Dialog title={texts.blocking} isOpen={isOpen}>
        <p className="mb-5">{texts.blockingText}</p>
        <Button onClick={() => setOpen(false)}>{texts.understood}</Button>
      </Dialog>
    </>
  )
}

function HashDialog({ texts }: OverlayProps) {
  const { isOpen, close } = useHashDialog('styleguide-modal')
  return (
    <>
      <TextLink to="?from=link#styleguide-modal" preventScrollReset>
        {texts.byLink}
      </TextLink>
      <Dialog title={texts.byLink} isOpen={isOpen} onClose={close}>
        <p>{texts.paragraphs[1]}</p>
      </Dialog>
    </>
  )
}

function Toasts({ texts }: OverlayProps) {
  const actions = [{ label: texts.view, to: '.' }]
  return (
    <ExampleRow>
      <Button size="small" look="line" onClick={() => showToast({ title: texts.done })}>
        {texts.toast}
      </Button>
      <Button size="small" look="line" onClick={() => showToast({ title: texts.added, actions })}>
        {texts.toastWithLink}
      </Button>
      <Button
        size="small"
        look="line"
        onClick={() =>
          showToast({
            title: texts.failed,
            text: texts.failedText,
            tone: 'error',
            isPersistent: true,
          })
        }
      >
        {texts.persistentToast}
      </Button>
    </ExampleRow>
  )
}
