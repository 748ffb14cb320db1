import { Page, useErrorMessage, useExtensionWords } from '@cartwright/admin'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { Form } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { type FormEvent, useState } from 'react'
import { isComplete, type Packed, scan, wanted } from './packing'

/** The number of an order is typed or scanned, then its goods, one by one; what is complete becomes a parcel. */
export default function PackingPage() {
  const t = useExtensionWords()
  const toast = useToast()
  const sayWhy = useErrorMessage()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [packed, setPacked] = useState<Packed>({})
  const [problem, setProblem] = useState<string>()
  const found = useEndpoint(
    'GET /admin/orders',
    { query: { display_id: number, limit: 1, expand: 'items,items.variant' } },
    { enabled: number !== '' },
  )
  const pack = useChange('POST /admin/orders/:id/fulfillment')
  const order = number === '' ? undefined : found.data?.orders[0]
  const lines = (order?.items ?? []).filter((line) => wanted(line) > 0)

  const onScan = (event: FormEvent) => {
    event.preventDefault()
    const scanned = code.trim()
    setCode('')
    setProblem(undefined)
    if (scanned === '') return
    if (!order || lines.length === 0) {
      setPacked({})
      setNumber(scanned.replace(/^#/, ''))
      return
    }
    const result = scan(lines, packed, scanned)
    if ('problem' in result) setProblem(t(result.problem, { code: scanned }))
    else setPacked(result.packed)
  }
  const onPack = () => {
    if (!order) return
    const items = lines.map((line) => ({ item_id: line.id, quantity: wanted(line) }))
    pack.mutate(
      { params: { id: order.id }, body: { items } },
      {
        onSuccess: () => {
          toast.success(t('packed', { number: order.display_id }))
          setNumber('')
          setPacked({})
        },
        onError: (error) => toast.error(sayWhy(error)),
      },
    )
  }

  const isMissing = number !== '' && found.isSuccess && lines.length === 0
  return (
    <Page title={t('title')} width="narrow">
      <Card>
        <Form onSubmit={onScan}>
          <TextField
            label={order && lines.length > 0 ? t('scan_goods') : t('scan_order')}
            value={code}
            onChange={setCode}
            errors={problem ?? (isMissing ? t('nothing_to_pack', { number }) : undefined)}
            autoFocus
            autoComplete="off"
          />
        </Form>
      </Card>
      {order && lines.length > 0 ? (
        <Card
          title={t('order', { number: order.display_id })}
          actions={
            <Button
              variant="primary"
              isDisabled={!isComplete(lines, packed)}
              isPending={pack.isPending}
              onPress={onPack}
            >
              {t('pack')}
            </Button>
          }
        >
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <bdi>{[line.title, line.description].filter(Boolean).join(', ')}</bdi> ·{' '}
                {t('of', { count: packed[line.id] ?? 0, all: wanted(line) })}
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState title={t('empty')}>{t('empty_text')}</EmptyState>
      )}
    </Page>
  )
}
