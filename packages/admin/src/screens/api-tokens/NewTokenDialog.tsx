import { DateInput } from '@cartwright/ui/DateInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { onDemand } from '../../kit/on-demand'
import { ScopeMatrix } from './ScopeMatrix'

const ShownOnceDialog = onDemand(async () => (await import('../../kit/ShownOnceDialog')).ShownOnceDialog)

/** Makes a token, and shows it the one time it can be seen. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string>()
  if (token) return <MadeToken token={token} onClose={onClose} />
  return <TokenForm onMade={setToken} onClose={onClose} />
}

function TokenForm({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const t = useWords('api-tokens')
  const [isLimited, setLimited] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const [scopes, setScopes] = useState<ReadonlySet<string>>(new Set())
  const form = useContractForm('POST /admin/api-tokens', {
    screen: 'api-tokens',
    required: ['name'],
    sendsAll: true,
    extra: () => (isLimited ? { scopes: [...scopes] } : {}),
    onDone: ({ token }) => onMade(token),
  })
  const make = async () => {
    setMissing(isLimited && scopes.size === 0)
    if (!isLimited || scopes.size > 0) await form.save()
  }
  return (
    <FormDialog
      title={t('edit.new')}
      size="l"
      action={t('common:create')}
      isDirty={form.isDirty || scopes.size > 0}
      isPending={form.isSaving}
      onSubmit={make}
      onClose={onClose}
    >
      <TextField {...form.text('name')} hint={t('name_hint')} autoFocus />
      <DateInput {...form.date('expires_at')} hint={t('expires_hint')} minValue={new Date().toISOString()} />
      <RadioGroup
        label={t('fields.scopes')}
        value={isLimited ? 'some' : 'all'}
        onChange={(value) => setLimited(value === 'some')}
        options={[
          { id: 'some', name: t('some_access') },
          { id: 'all', name: t('all_access') },
        ]}
        errors={isMissing && scopes.size === 0 ? t('scopes_missing') : form.errors.scopes}
      />
      {isLimited && <ScopeMatrix value={scopes} onChange={setScopes} />}
    </FormDialog>
  )
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useWords('api-tokens')
  return (
    <ShownOnceDialog title={t('edit.made')} description={t('made_text')} onClose={onClose}>
      <CopyText value={token} />
    </ShownOnceDialog>
  )
}
