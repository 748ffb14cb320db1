import type { Webhook } from '@cartwright/contract'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { EventChoice } from './EventChoice'
import { SecretDialog } from './SecretDialog'

interface Props {
  /** Undefined for a new one. */
  row: Webhook | undefined
  onClose: () => void
}

/** Makes a webhook, and shows its secret the one time it can be seen; or changes one. */
export function WebhookDialog({ row, onClose }: Props) {
  const [secret, setSecret] = useState<string>()
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />
  return row ? <Edit row={row} onClose={onClose} /> : <New onMade={setSecret} onClose={onClose} />
}

function New({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const t = useWords('webhooks')
  const form = useContractForm('POST /admin/webhooks', {
    screen: 'webhooks',
    start: { events: ['*'] },
    required: ['url'],
    sendsAll: true,
    onDone: ({ secret }) => onMade(secret),
  })
  const [isMissing, setMissing] = useState(false)
  const events = form.values.events ?? []
  return (
    <FormDialog
      title={t('edit.new')}
      size="l"
      action={t('common:create')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={async () => {
        setMissing(events.length === 0)
        if (events.length > 0) await form.save()
      }}
      onClose={onClose}
    >
      <TextField {...form.text('url')} hint={t('url_hint')} type="url" autoFocus />
      <TextField {...form.text('description')} hint={t('description_hint')} />
      <EventChoice
        value={events}
        onChange={(next) => form.set('events', next as typeof events)}
        errors={isMissing && events.length === 0 ? t('events_missing') : form.errors.events}
      />
    </FormDialog>
  )
}

function Edit({ row, onClose }: { row: Webhook; onClose: () => void }) {
  const t = useWords('webhooks')
  const form = useContractForm('POST /admin/webhooks/:id', {
    params: { id: row.id },
    screen: 'webhooks',
    start: row,
    required: ['url'],
    onDone: onClose,
  })
  const [isMissing, setMissing] = useState(false)
  const events = form.values.events ?? []
  return (
    <FormDialog
      title={t('edit.title')}
      size="l"
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={async () => {
        setMissing(events.length === 0)
        if (events.length > 0) await form.save()
      }}
      onClose={onClose}
    >
      <TextField {...form.text('url')} hint={t('url_hint')} type="url" autoFocus />
      <TextField {...form.text('description')} hint={t('description_hint')} />
      <EventChoice
        value={events}
        onChange={(next) => form.set('events', next as typeof events)}
        errors={isMissing && events.length === 0 ? t('events_missing') : form.errors.events}
      />
      <Switch {...form.flag('is_enabled')} />
    </FormDialog>
  )
}
