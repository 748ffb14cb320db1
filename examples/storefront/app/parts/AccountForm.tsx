import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { MessageKey } from '../i18n/messages'
import { useT } from '../i18n/use-t'
import type { SignInOutcome } from '../shop/sign-in.server'
import { Field } from './Field'

interface Props {
  /** What the page is called and its button says. */
  title: MessageKey
  /** The other way in, for those who are on the wrong page. */
  other: { question: MessageKey; title: MessageKey; to: string }
  outcome: SignInOutcome | undefined
  /** Why one is here. */
  notice?: string
  isNew?: boolean
  /** Fields before e-mail and password. */
  children?: ReactNode
  /** What stands below the form. */
  after?: ReactNode
}

/** The page that leads into an account, an old one or a new one. What was typed survives a refusal, but for the password. */
export function AccountForm({ title, other, outcome, notice, isNew, children, after }: Props) {
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t(title)}</h1>
        <p className="lead">
          {t(other.question)} <Link to={other.to}>{t(other.title)}</Link>
        </p>
      </header>
      <Form method="post" className="narrow-form">
        {notice && !outcome?.error && (
          <p role="status" className="notice">
            {notice}
          </p>
        )}
        {outcome?.error && (
          <p role="alert" className="notice notice-error">
            {outcome.error}
          </p>
        )}
        {children}
        <Field
          name="email"
          label={t('email')}
          type="email"
          value={outcome?.email ?? ''}
          autoComplete="username"
          dir="ltr"
        />
        <Field
          name="password"
          label={t('password')}
          type="password"
          value=""
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? t('password_hint') : undefined}
          minLength={isNew ? 8 : undefined}
          dir="ltr"
        />
        <button type="submit" className="button button-main">
          {t(title)}
        </button>
      </Form>
      {after}
    </div>
  )
}
