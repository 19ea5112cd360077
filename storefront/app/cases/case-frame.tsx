import type { FormEvent, ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Sending = {
  form: RefObject<HTMLFormElement | null>
  isPending: boolean
  refused: string | undefined
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

type CaseFrameProps = { title: string; sending: Sending; children: ReactNode }

/** What both forms have: a title, what was refused, and a button that can be pressed once its script is there. */
export function CaseFrame({ title, sending, children }: CaseFrameProps) {
  const t = useMessages()
  const { form, isPending, refused, submit } = sending
  const { pathname } = useLocation()
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={`${pathname}#case-form`}
      className="case-form"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="case-form" className="display text-h2">
        {title}
      </h2>
      {refused !== undefined && <Notice tone="error">{refused || t('problem')}</Notice>}
      {children}
      <Button
        type="submit"
        pending={isPending}
        disabled={!useInBrowser()}
        className="case-send justify-self-start"
      >
        {t('caseSend')}
      </Button>
      <noscript>
        <Button type="submit">{t('caseSend')}</Button>
      </noscript>
    </form>
  )
}
