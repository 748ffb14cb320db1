import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Form, FormRow } from '@cartwright/ui/Form'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { EntryPage } from './EntryPage'
import { NewPassword } from './NewPassword'

/** Who was invited names themselves and chooses a password. */
export function InvitePage() {
  const t = useWords('login')
  const message = useErrorMessage()
  const [search] = useSearchParams()
  const token = search.get('token')
  const accept = useChange('POST /admin/invites/accept')
  const email = token ? invitedEmail(token) : undefined
  if (!token)
    return (
      <EntryPage title={t('invite_broken')} text={t('invite_broken_text')}>
        <LinkButton href={paths.login} isWide size="l">
          {t('back_to_sign_in')}
        </LinkButton>
      </EntryPage>
    )
  if (accept.isSuccess)
    return (
      <EntryPage title={t('invite_accepted')} text={t('invite_accepted_text')}>
        <LinkButton href={paths.login} variant="primary" isWide size="l">
          {t('sign_in')}
        </LinkButton>
      </EntryPage>
    )
  return (
    <EntryPage
      title={t('accept_invite')}
      text={email ? t('accept_invite_as', { email }) : t('accept_invite_text')}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const word = (name: string) => String(data.get(name) ?? '').trim()
          accept.mutate({
            body: {
              token,
              user: {
                first_name: word('first_name'),
                last_name: word('last_name'),
                password: String(data.get('password') ?? ''),
              },
            },
          })
        }}
      >
        <FormRow>
          <TextField
            label={t('first_name')}
            name="first_name"
            autoComplete="given-name"
            isRequired
            autoFocus
          />
          <TextField label={t('last_name')} name="last_name" autoComplete="family-name" isRequired />
        </FormRow>
        <NewPassword errors={accept.error ? message(accept.error) : undefined} />
        <Button type="submit" variant="primary" size="l" isWide isPending={accept.isPending}>
          {t('join')}
        </Button>
      </Form>
    </EntryPage>
  )
}

/** Whom an invite is for, as its token says; only to show it, the shop reads the token for itself. */
function invitedEmail(token: string): string | undefined {
  try {
    const claims = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    )
    const { user_email } = JSON.parse(new TextDecoder().decode(bytes))
    return typeof user_email === 'string' ? user_email : undefined
  } catch {
    return undefined
  }
}
