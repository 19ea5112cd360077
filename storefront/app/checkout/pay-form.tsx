import type { ReactNode } from 'react'
import { Form } from 'react-router'

type PayFormProps = { fields: Readonly<Record<string, string>>; children: ReactNode }

/** Something that pays, as it goes to the core. */
export const PayForm = ({ fields, children }: PayFormProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value="pay" />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)
