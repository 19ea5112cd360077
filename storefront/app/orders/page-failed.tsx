import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

type PageFailedProps = {
  title: string
  text: string
  /** What the address says beside its path, so that it is asked for again. */
  query?: Readonly<Record<string, string>>
}

/** What could not be read just now, and the way to ask again. */
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
