import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MessageKey } from '../i18n/messages'
import { useT } from '../i18n/use-t'
import { PostForm } from './PostForm'

interface Props {
  title: MessageKey
  /** What the button does, said before it is pressed. */
  text: MessageKey
  button: MessageKey
  /** What is said once it is done, and where the link was not good. */
  done: MessageKey
  wrong: MessageKey
  state: 'asked' | 'done' | 'wrong'
  token: string
  /** Where somebody goes on whose link was not good. */
  after?: ReactNode
}

/**
 * A page that the link of a mail leads to. Looking at it changes nothing, as programs that look after mails follow their links: it
 * takes a press of the button.
 */
export function TokenPage({ title, text, button, done, wrong, state, token, after }: Props) {
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t(title)}</h1>
        {state === 'asked' && <p className="lead">{t(text)}</p>}
      </header>
      {state === 'asked' && (
        <PostForm button={t(button)}>
          <input type="hidden" name="token" value={token} />
        </PostForm>
      )}
      {state === 'done' && (
        <p role="status" className="notice">
          {t(done)}
        </p>
      )}
      {state === 'wrong' && (
        <>
          <p role="alert" className="notice notice-error">
            {t(wrong)}
          </p>
          {after}
        </>
      )}
      {state === 'done' && (
        <Link to="/" className="button button-quiet">
          {t('to_home')}
        </Link>
      )}
    </div>
  )
}
