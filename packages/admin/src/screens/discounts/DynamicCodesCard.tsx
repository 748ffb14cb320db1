import type { Discount } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useList } from '../../kit/resource/use-list'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMay } from '../../shell/permissions'
import { discounts } from './resource'
import { discountStatus } from './status'

const pageSize = 10

/** The codes made from a template: each shares its rule and ends on its own day. */
export function DynamicCodesCard({ discount }: { discount: Discount }) {
  const t = useWords('discounts')
  const may = useMay()
  const message = useErrorMessage()
  const remove = useRemoval()
  const removed = useRemoved()
  const [offset, setOffset] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const query = { parent_discount_id: discount.id, limit: pageSize, offset, order: '-created_at' }
  const { rows, count = 0, reply } = useList(discounts, query)
  const mayRemove = may('DELETE /admin/discounts/:id/dynamic-codes/:code')
  const make = may('POST /admin/discounts/:id/dynamic-codes') && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setMaking(true)}>
      {t('codes.make')}
    </Button>
  )
  const deleteCode = (row: Discount) =>
    remove({
      name: 'DELETE /admin/discounts/:id/dynamic-codes/:code',
      id: row.id,
      title: t('list.deleted', { name: row.code }),
      given: { params: { id: discount.id, code: row.code } },
    })
  return (
    <Card title={t('codes.title')} description={t('codes.text')} isFlush actions={make}>
      <DataTable
        label={t('codes.title')}
        rows={rows?.filter(({ id }) => !removed.has(id)) ?? []}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        isLoading={rows === undefined && !reply.error}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        empty={<EmptyState title={reply.error ? message(reply.error) : t('codes.empty')} />}
        rowMenu={
          mayRemove
            ? (row) => [
                {
                  id: 'delete',
                  name: t('common:delete'),
                  icon: <TrashIcon />,
                  isDanger: true,
                  onAction: () => deleteCode(row),
                },
              ]
            : undefined
        }
        columns={[
          { id: 'code', header: t('fields.code'), cell: ({ code }) => <bdi className="ad-Code">{code}</bdi> },
          { id: 'usage', header: t('fields.usage'), isNumeric: true, cell: ({ usage_count }) => usage_count },
          {
            id: 'ends_at',
            header: t('fields.ends_at'),
            cell: ({ ends_at }) => (ends_at ? <DateTime value={ends_at} format="date" /> : t('never')),
          },
          {
            id: 'status',
            header: t('fields.status'),
            cell: (row) => <StatusBadge status={discountStatus(row)} isInList />,
          },
        ]}
      />
      {count > pageSize && (
        <Pagination
          label={t('codes.title')}
          offset={offset}
          limit={pageSize}
          total={count}
          onChange={setOffset}
        />
      )}
      {isMaking && <MakeCode discount={discount} onClose={() => setMaking(false)} />}
    </Card>
  )
}

function MakeCode({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const t = useWords('discounts')
  const form = useContractForm('POST /admin/discounts/:id/dynamic-codes', {
    params: { id: discount.id },
    required: ['code'],
    screen: 'discounts',
    sendsAll: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('codes.make')}
      size="s"
      action={t('common:create')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={form.save}
      onClose={onClose}
    >
      <TextField {...form.text('code')} hint={t('code_hint')} autoFocus />
      <Button variant="ghost" onPress={() => form.set('code', suggestion(discount.code))}>
        {t('codes.suggest')}
      </Button>
    </FormDialog>
  )
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** The code of the template and eight letters that cannot be guessed or misread. */
const suggestion = (code: string) =>
  `${code}-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('')}`
