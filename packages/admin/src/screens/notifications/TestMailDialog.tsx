import { useChange } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useErrorMessage } from '../../kit/use-error-message'
import { useSession } from '../../shell/session'
import './mail.css'

/** Sends a mail to try the server out, and shows what the server said. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('notifications')
  const message = useErrorMessage()
  const { user } = useSession()
  const [to, setTo] = useState(user?.email ?? '')
  const test = useChange('POST /admin/mail-server/test')
  const send = () => test.mutate({ body: { to: to.trim() } })
  return (
    <FormDialog
      title={t('send_test')}
      action={t('send_test')}
      leave={t('common:done')}
      isPending={test.isPending}
      isDisabled={!to.trim()}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('receiver')}
        type="email"
        value={to}
        onChange={(next) => {
          setTo(next)
          test.reset()
        }}
        errors={test.error ? message(test.error) : undefined}
      />
      {test.data && (
        <div role="status" className="ad-Stack">
          <Badge tone={test.data.is_sent ? 'green' : 'red'}>
            {t(test.data.is_sent ? 'test_sent' : 'test_refused')}
          </Badge>
          <p className="ad-Muted">{t('server_said')}</p>
          <p className="ad-Answer" dir="auto">
            {test.data.answer}
          </p>
        </div>
      )}
    </FormDialog>
  )
}
