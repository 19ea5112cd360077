import { useEffect, useRef, useState } from 'react'
import { Blocks } from '../content/blocks.tsx'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import type { CaseView } from './case-view.ts'
import { ContactForm } from './contact-form.tsx'
import { WarrantyForm } from './warranty-form.tsx'

/** What has come of it: the number under which it is answered. */
export type Sent = { caseNumber: string; email: string }

/** Somebody writes to us, and is told that it has come. */
export function CaseForm({ form }: { form: CaseView }) {
  const [sent, setSent] = useState<Sent>()
  return (
    <>
      <section className="page pt-12 pb-section lg:pt-16" aria-labelledby="case-form">
        <div className="max-w-[640px]">
          {sent ? (
            <CaseSent sent={sent} onAgain={() => setSent(undefined)} />
          ) : form.kind === 'contact' ? (
            <ContactForm categories={form.categories} onSent={setSent} />
          ) : (
            <WarrantyForm onSent={setSent} />
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
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 id="case-form" ref={heading} tabIndex={-1} className="display text-h2 outline-none">
        {t('caseSentTitle')}
      </h2>
      <output className="mt-3 mb-6 block text-ink-soft">
        {t('caseSentText', { number: sent.caseNumber, email: sent.email })}
      </output>
      <Button type="button" look="line" onClick={onAgain}>
        {t('caseAnother')}
      </Button>
    </>
  )
}
