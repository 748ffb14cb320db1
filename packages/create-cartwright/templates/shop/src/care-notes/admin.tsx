import {
  defineAdminExtension,
  useErrorMessage,
  useExtensionWords,
  useMay,
  type Zones,
} from '@cartwright/admin'
import { useAdminCustomPost, useAdminCustomQuery } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Form } from '@cartwright/ui/Form'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { type FormEvent, useState } from 'react'

interface Answer {
  note: string | null
}

function CareNote({ product }: Zones['product.details.side']) {
  const t = useExtensionWords()
  const { data, error, refetch } = useAdminCustomQuery<Answer>(`care-notes/${product.id}`)
  return (
    <Card title={t('title')}>
      {error ? (
        <ErrorPanel title={t('failed')} onRetry={() => void refetch()} requestId={error.requestId} />
      ) : data ? (
        <NoteForm key={product.id} productId={product.id} note={data.note ?? ''} />
      ) : (
        <Skeleton height="60px" />
      )}
    </Card>
  )
}

function NoteForm({ productId, note }: { productId: string; note: string }) {
  const t = useExtensionWords()
  const toast = useToast()
  const sayWhy = useErrorMessage()
  const mayWrite = useMay()('POST /admin/products/:id')
  const [text, setText] = useState(note)
  const save = useAdminCustomPost<Answer, Answer>(`care-notes/${productId}`)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { note: text },
      { onSuccess: () => toast.success(t('saved')), onError: (reason) => toast.error(sayWhy(reason)) },
    )
  }
  if (!mayWrite) return <p>{note || t('nothing')}</p>
  return (
    <Form onSubmit={onSubmit}>
      <TextField label={t('label')} value={text} onChange={setText} rows={4} maxLength={2000} />
      <Button type="submit" size="s" isPending={save.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}

export default defineAdminExtension({
  name: 'Care notes',
  widgets: [{ zone: 'product.details.side', permission: 'products:read', component: CareNote }],
  sentences: {
    en: {
      title: 'Care',
      label: 'How it is looked after',
      nothing: 'Nothing is said yet',
      save: 'Save',
      saved: 'The note is saved',
      failed: 'The note could not be loaded',
    },
    de: {
      title: 'Pflege',
      label: 'Wie es gepflegt wird',
      nothing: 'Noch nichts gesagt',
      save: 'Speichern',
      saved: 'Die Notiz ist gespeichert',
      failed: 'Die Notiz konnte nicht geladen werden',
    },
  },
})
