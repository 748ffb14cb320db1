import type { MailServer } from '@cartwright/contract'
import { FormRow } from '@cartwright/ui/Form'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useSaveKey } from '../../kit/form/use-save-key'

const ports = { tls: 465, starttls: 587, none: 25 } as const
type Security = keyof typeof ports

/** The form for the server that takes the mails of the shop. A password that is kept stays where none is typed. */
export function MailServerDialog({ server, onClose }: { server: MailServer | null; onClose: () => void }) {
  const t = useWords('notifications')
  const toast = useToast()
  const start = useMemo(
    () =>
      server
        ? {
            host: server.host,
            port: server.port,
            user: server.user,
            from: server.from,
            security: server.security,
          }
        : { host: '', port: ports.starttls, user: '', from: '', security: 'starttls' as const },
    [server],
  )
  const form = useContractForm('POST /admin/mail-server', {
    start,
    sendsAll: true,
    required: ['host', 'port', 'from'],
    screen: 'notifications',
    also: ['/admin/health', '/admin/setup'],
  })
  const save = async () => {
    const isSaved = await form.save()
    if (isSaved) {
      toast.success(t('server_saved'))
      onClose()
    }
    return isSaved
  }
  useSaveKey({ isDirty: form.isDirty, save })
  const secure = (security: Security) => {
    // The port follows the kind of connection as long as it is the usual one.
    const isUsual = Object.values<number>(ports).includes(form.values.port ?? 0)
    form.set('security', security)
    if (isUsual) form.set('port', ports[security])
  }
  return (
    <FormDialog
      title={t(server ? 'change_server' : 'set_up')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField {...form.text('host')} placeholder="smtp.example.com" />
      <FormRow>
        <Select
          label={form.label('security')}
          value={form.values.security ?? 'starttls'}
          onChange={(id) => {
            if (isSecurity(id)) secure(id)
          }}
          options={[
            { id: 'starttls', name: t('starttls') },
            { id: 'tls', name: t('tls') },
            { id: 'none', name: t('unencrypted') },
          ]}
        />
        <NumberInput
          {...form.number('port')}
          minValue={1}
          maxValue={65_535}
          formatOptions={{ useGrouping: false }}
        />
      </FormRow>
      <FormRow>
        <TextField {...form.text('user')} autoComplete="off" />
        <TextField
          {...form.text('password')}
          type="password"
          autoComplete="new-password"
          hint={server?.has_password ? t('password_kept') : undefined}
        />
      </FormRow>
      <TextField {...form.text('from')} hint={t('from_hint')} placeholder="Shop <shop@example.com>" />
    </FormDialog>
  )
}

const isSecurity = (id: string): id is Security => Object.hasOwn(ports, id)
