import type { Output } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Modal } from '@cartwright/ui/Modal'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { Tabs } from '@cartwright/ui/Tabs'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMay } from '../../shell/permissions'
import './mail.css'

type Preview = Output<'GET /admin/notifications/:id/preview'>['preview']

/** What a mail said, as its reader saw it, and the way to send it again, also to somebody else. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('notifications')
  const message = useErrorMessage()
  const reply = useEndpoint('GET /admin/notifications/:id/preview', { params: { id } })
  const preview = reply.data?.preview
  return (
    <Modal
      title={preview?.subject || t('mail')}
      description={preview && t('sent_to', { to: preview.to })}
      size="l"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={preview && <Resend id={id} to={preview.to} onDone={onClose} />}
    >
      {preview ? (
        <MailBody preview={preview} />
      ) : reply.error ? (
        <ErrorPanel
          title={t('mail_failed')}
          onRetry={() => void reply.refetch()}
          isRetrying={reply.isFetching}
          requestId={reply.error.requestId}
        >
          {message(reply.error)}
        </ErrorPanel>
      ) : (
        <Skeleton height="320px" />
      )}
    </Modal>
  )
}

function MailBody({ preview: { subject, text, html } }: { preview: Preview }) {
  const t = useWords('notifications')
  if (text === null && html === null) return <p>{t('not_kept')}</p>
  return (
    <Tabs
      label={t('mail')}
      items={[
        ...(html === null
          ? []
          : [
              {
                id: 'html',
                name: t('as_seen'),
                // Nothing in it runs, and nothing it links to takes the place of this page.
                content: <iframe className="ad-Mail-html" title={subject} sandbox="" srcDoc={html} />,
              },
            ]),
        ...(text === null
          ? []
          : [
              {
                id: 'text',
                name: t('as_text'),
                content: (
                  <pre className="ad-Mail-text" dir="auto">
                    {text}
                  </pre>
                ),
              },
            ]),
      ]}
    />
  )
}

function Resend({ id, to, onDone }: { id: string; to: string; onDone: () => void }) {
  const t = useWords('notifications')
  const may = useMay()
  const [other, setOther] = useState(to)
  const receiver = other.trim() || to
  const resend = useAct('POST /admin/notifications/:id/resend', t('sent_again', { to: receiver }))
  if (!may('POST /admin/notifications/:id/resend')) return null
  return (
    <form
      className="ad-Mail-resend"
      onSubmit={(event) => {
        event.preventDefault()
        resend.mutate({ params: { id }, body: { to: receiver } }, { onSuccess: onDone })
      }}
    >
      <TextField label={t('receiver')} type="email" value={other} onChange={setOther} />
      <Button type="submit" variant="primary" isPending={resend.isPending}>
        {t('send_again')}
      </Button>
    </form>
  )
}
