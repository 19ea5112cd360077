import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

type PageFailedProps = {
  title: string
  text: string
  /** The query parameters of the page, to request it again. */
  query?: Readonly<Record<string, string>>
}

/** An error page with a button that requests the page again. */
export function PageFailed({ title, text, query = {} }: PageFailedProps) {
  const t = useMessages()
  const isTrying = useNavigation().state !== 'idle'
  return (
    <div role="alert" className="page py-section">
      <PageTitle>{title}</PageTitle>
      <PageMessage title={title} text={text}>
        <Form method="get">
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button pending={isTrying}>{t('tryAgain')}</Button>
        </Form>
      </PageMessage>
    </div>
  )
}
