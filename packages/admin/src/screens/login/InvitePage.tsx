import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Form, FormRow } from '@cartwright/ui/Form'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { TextField } from '@cartwright/ui/TextField'
import { useSearchParams } from 'react-router'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { EntryPage } from './EntryPage'
import { NewPassword } from './NewPassword'

/** Who was invited names themselves and chooses a password. */
export function InvitePage() {
  const t = useWords('login')
  const message = useErrorMessage()
  const [search] = useSearchParams()
  const token = search.get('token')
  const accept = useChange('POST /admin/invites/accept')
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
    <EntryPage title={t('accept_invite')} text={t('accept_invite_text')}>
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
