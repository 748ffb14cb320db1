import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Form } from '@cartwright/ui/Form'
import { Link } from '@cartwright/ui/Link'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { EntryPage } from './EntryPage'
import { NewPassword } from './NewPassword'

/** Without a token: asks for a mail with one. With it, from the mail: asks for the new password. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <SetPassword token={token} /> : <RequestMail />
}

function RequestMail() {
  const t = useWords('login')
  const message = useErrorMessage()
  const [email, setEmail] = useState('')
  const request = useChange('POST /admin/users/password-token')
  if (request.isSuccess)
    return (
      // The same for every address, so that nobody learns who works here.
      <EntryPage title={t('mail_sent')} text={t('mail_sent_text', { email })}>
        <LinkButton href={paths.login} isWide size="l">
          {t('back_to_sign_in')}
        </LinkButton>
      </EntryPage>
    )
  return (
    <EntryPage title={t('reset')} text={t('reset_text')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          request.mutate({ body: { email: email.trim() } })
        }}
      >
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errors={request.error ? message(request.error) : undefined}
          isRequired
          autoFocus
        />
        <Button
          type="submit"
          variant="primary"
          size="l"
          isWide
          isPending={request.isPending}
          isDisabled={!email}
        >
          {t('send_mail')}
        </Button>
      </Form>
      <p className="ad-Entry-foot">
        <Link href={paths.login}>{t('back_to_sign_in')}</Link>
      </p>
    </EntryPage>
  )
}

function SetPassword({ token }: { token: string }) {
  const t = useWords('login')
  const message = useErrorMessage()
  const reset = useChange('POST /admin/users/reset-password')
  if (reset.isSuccess)
    return (
      <EntryPage title={t('password_set')} text={t('password_set_text')}>
        <LinkButton href={paths.login} variant="primary" isWide size="l">
          {t('sign_in')}
        </LinkButton>
      </EntryPage>
    )
  return (
    <EntryPage title={t('choose_password')} text={t('choose_password_text')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const password = String(new FormData(event.currentTarget).get('password') ?? '')
          reset.mutate({ body: { token, password } })
        }}
      >
        <NewPassword errors={reset.error ? message(reset.error) : undefined} />
        <Button type="submit" variant="primary" size="l" isWide isPending={reset.isPending}>
          {t('save_password')}
        </Button>
      </Form>
    </EntryPage>
  )
}
