import type { Output } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'
import './mail.css'

const MailServerDialog = onDemand(async () => (await import('./MailServerDialog')).MailServerDialog)
const TestMailDialog = onDemand(async () => (await import('./TestMailDialog')).TestMailDialog)

type State = Output<'GET /admin/mail-server'>

/** What stands for the only mail server while its removal can be undone. */
const only = 'mail-server'

/** Whether mails leave the shop and by whom, with all that can be done about it. */
export function MailServerCard() {
  const t = useWords('notifications')
  const { data } = useEndpoint('GET /admin/mail-server')
  const isLeaving = useRemoved().has(only)
  if (!data) return null
  const state = isLeaving ? { ...data, mail_server: null, sends: false } : data
  return (
    <Card>
      <div className="ad-MailServer">
        <div className="ad-MailServer-says">
          <span>{state.sends ? t('sends') : <Badge tone="amber">{t('keeps')}</Badge>}</span>
          <ServerText state={state} />
        </div>
        <ServerActs state={state} />
      </div>
    </Card>
  )
}

function ServerText({ state: { mail_server, is_fixed, sends } }: { state: State }) {
  const t = useWords('notifications')
  const text = is_fixed
    ? t('fixed')
    : mail_server
      ? t('through', { host: mail_server.host, from: mail_server.from })
      : t(sends ? 'by_provider' : 'keeps_text')
  return <span className="ad-Muted">{text}</span>
}

function ServerActs({ state }: { state: State }) {
  const t = useWords('notifications')
  const may = useMay()
  const remove = useRemoval()
  const [open, setOpen] = useState<'form' | 'test'>()
  const { mail_server, is_fixed, sends } = state
  const isOpenToChange = !is_fixed && may('POST /admin/mail-server')
  const close = () => setOpen(undefined)
  return (
    <div className="ad-MailServer-acts">
      {mail_server && !is_fixed && may('DELETE /admin/mail-server') && (
        <Button
          variant="ghost"
          onPress={() =>
            remove({ name: 'DELETE /admin/mail-server', given: {}, id: only, title: t('forgotten') })
          }
        >
          {t('forget')}
        </Button>
      )}
      {sends && may('POST /admin/mail-server/test') && (
        <Button onPress={() => setOpen('test')}>{t('send_test')}</Button>
      )}
      {isOpenToChange && (
        <Button variant={mail_server ? undefined : 'primary'} onPress={() => setOpen('form')}>
          {t(mail_server ? 'change_server' : 'set_up')}
        </Button>
      )}
      {open === 'form' && <MailServerDialog server={mail_server} onClose={close} />}
      {open === 'test' && <TestMailDialog onClose={close} />}
    </div>
  )
}
