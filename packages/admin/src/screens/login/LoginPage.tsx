import { AuthError } from '@cartwright/sdk'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Form } from '@cartwright/ui/Form'
import { Link } from '@cartwright/ui/Link'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useSession } from '../../shell/session'
import { EntryPage } from './EntryPage'

/** Staff sign in here; afterwards they are where they wanted to go. */
export function LoginPage() {
  const t = useWords('login')
  const message = useErrorMessage()
  const [search] = useSearchParams()
  const { user, isPending } = useSession()
  const signIn = useChange('POST /admin/auth')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  if (isPending) return <PageSpinner />
  if (user) return <Navigate to={insideOnly(search.get('next'))} replace />
  const problem = signIn.error && (signIn.error instanceof AuthError ? t('wrong') : message(signIn.error))
  return (
    <EntryPage title={t('sign_in')} text={t('sign_in_text')}>
      <Zone name="login.before" />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate({ body: { email: email.trim(), password } })
        }}
      >
        {problem && (
          <p role="alert" className="ad-Entry-problem">
            {problem}
          </p>
        )}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={setEmail}
          isRequired
          autoFocus
        />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          size="l"
          isWide
          isPending={signIn.isPending}
          isDisabled={!email || !password}
        >
          {t('sign_in')}
        </Button>
      </Form>
      <p className="ad-Entry-foot">
        <Link href={paths.resetPassword}>{t('forgot')}</Link>
      </p>
      <Zone name="login.after" />
    </EntryPage>
  )
}

/** Only places of this application: the address may come from anyone. */
const insideOnly = (next: string | null) => (next?.startsWith(`${paths.home}/`) ? next : paths.home)
