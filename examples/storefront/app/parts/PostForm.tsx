import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from './ErrorSummary'

interface Props {
  /** Where it is sent; the page it stands on when absent. */
  action?: string
  /** What is wrong, by the name of the field; `form` is of the whole. */
  errors?: Partial<Record<string, string>>
  /** What is to be said before anything is typed. */
  notice?: string
  /** What the button says. */
  button: string
  isQuiet?: boolean
  /** What the button sends along. */
  intent?: string
  className?: string
  children?: ReactNode
}

/** A form of one column that posts without any script. Refusals are ours: the browser's own bubbles know neither our words nor our languages. */
export function PostForm({
  action,
  errors = {},
  notice,
  button,
  isQuiet,
  intent,
  className = 'narrow-form',
  children,
}: Props) {
  return (
    <Form method="post" action={action} noValidate className={className}>
      <ErrorSummary errors={errors} />
      {notice && Object.keys(errors).length === 0 && (
        <p role="status" className="notice">
          {notice}
        </p>
      )}
      {children}
      <button
        type="submit"
        name={intent && 'intent'}
        value={intent}
        className={isQuiet ? 'button button-quiet' : 'button button-main'}
      >
        {button}
      </button>
    </Form>
  )
}
