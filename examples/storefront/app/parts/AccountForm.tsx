import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { MessageKey } from '../i18n/messages'
import { useT } from '../i18n/use-t'
import type { SignInOutcome } from '../shop/sign-in.server'
import { Field } from './Field'
import { PostForm } from './PostForm'

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
  const errors = outcome?.errors ?? {}
  const { search } = useLocation()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t(title)}</h1>
        <p className="lead">
          {t(other.question)} <Link to={`${other.to}${onwards(search)}`}>{t(other.title)}</Link>
        </p>
      </header>
      <PostForm errors={errors} notice={notice} button={t(title)}>
        {children}
        <Field
          name="email"
          label={t('email')}
          type="email"
          value={outcome?.email ?? ''}
          error={errors.email}
          autoComplete="username"
          dir="ltr"
        />
        <Field
          name="password"
          label={t('password')}
          type="password"
          value=""
          error={errors.password}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? t('password_hint') : undefined}
          dir="ltr"
        />
      </PostForm>
      {after}
    </div>
  )
}

/** Whoever was sent here on the way somewhere is led there by the other way in, too. */
function onwards(search: string): string {
  const given = new URLSearchParams(search)
  const kept = ['next', 'why'].flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : []))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
