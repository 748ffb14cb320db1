import type { Notification, Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { Modal } from '@cartwright/ui/Modal'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { Loaded } from '../../kit/Loaded'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import './order-page.css'

/** The mails about an order, each to be sent again: to its reader or to another address. */
export function MailsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('order-people')
  const reply = useEndpoint('GET /admin/notifications', {
    query: { resource_id: order.id, limit: 100, fields: 'id,event_name,to,created_at' },
  })
  const [again, setAgain] = useState<Notification>()
  return (
    <Modal title={t('mails')} isOpen onOpenChange={onClose}>
      <Loaded of={reply} failure={t('mails_failed')}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <p className="ad-Muted">{t('no_mails')}</p>
          ) : (
            <ul className="or-Mails">
              {notifications.map((mail) => (
                <Mail key={mail.id} mail={mail} onAgain={() => setAgain(mail)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {again && <AgainDialog mail={again} onClose={() => setAgain(undefined)} />}
    </Modal>
  )
}

function Mail({ mail, onAgain }: { mail: Notification; onAgain: () => void }) {
  const t = useWords('order-people')
  const mayResend = useMay()('POST /admin/notifications/:id/resend')
  return (
    <li className="or-Mail">
      <span className="or-Mail-text">
        <MailName mail={mail} />{' '}
        <span className="ad-Muted">
          <bdi>{mail.to}</bdi> · <DateTime value={mail.created_at} format="relative" />
        </span>
      </span>
      {mayResend && (
        <Button size="s" onPress={onAgain}>
          {t('send_again')}
        </Button>
      )}
    </li>
  )
}

/** What a mail was about, in the words of the timeline. */
function MailName({ mail }: { mail: Notification }) {
  const t = useWords('orders')
  const key = `event_mail_${mail.event_name?.replaceAll('.', '_')}`
  return <span className="ad-Strong">{t(key, { defaultValue: t('event_mail') })}</span>
}

function AgainDialog({ mail, onClose }: { mail: Notification; onClose: () => void }) {
  const t = useWords('order-people')
  const [to, setTo] = useState(mail.to)
  const given = to.trim()
  const resend = useAct('POST /admin/notifications/:id/resend', t('sent_again', { email: given }), [
    '/admin/orders',
  ])
  return (
    <FormDialog
      title={t('send_again')}
      size="s"
      action={t('send_again')}
      isDirty={given !== mail.to}
      isPending={resend.isPending}
      isDisabled={given === ''}
      onSubmit={() => resend.mutate({ params: { id: mail.id }, body: { to: given } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField label={t('send_to')} type="email" value={to} onChange={setTo} isRequired autoFocus />
    </FormDialog>
  )
}
