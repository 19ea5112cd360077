import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Blocks } from '../content/blocks.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { Button } from '../ui/button.tsx'
import type { CaseActed, CaseView, Sent } from './case-view.ts'
import { ContactForm } from './contact-form.tsx'
import { WarrantyForm } from './warranty-form.tsx'

type CaseFormProps = { form: CaseView; acted?: CaseActed | undefined }

/** Somebody writes to us, and is told that it has come. */
export function CaseForm({ form, acted = {} }: CaseFormProps) {
  const [sent, setSent] = useState<Sent | undefined>(acted.sent)
  return (
    <>
      <section className="page pt-12 pb-section lg:pt-16" aria-labelledby="case-form">
        <div className="max-w-[640px]">
          {sent ? (
            <CaseSent sent={sent} onAgain={() => setSent(undefined)} />
          ) : form.kind === 'contact' ? (
            <ContactForm categories={form.categories} acted={acted} onSent={setSent} />
          ) : (
            <WarrantyForm acted={acted} onSent={setSent} />
          )}
        </div>
      </section>
      {form.kind === 'contact' && <Blocks blocks={form.around} isNamed />}
    </>
  )
}

function CaseSent({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 id="case-form" ref={heading} tabIndex={-1} className="display text-h2 outline-none">
        {t('caseSentTitle')}
      </h2>
      <output className="mt-3 mb-6 block text-ink-soft">
        {t('caseSentText', { number: sent.caseNumber, email: sent.email })}
      </output>
      {useInBrowser() ? (
        <Button type="button" look="line" onClick={onAgain}>
          {t('caseAnother')}
        </Button>
      ) : (
        <a href={pathname} className="button button-line button-tall">
          {t('caseAnother')}
        </a>
      )}
    </>
  )
}
