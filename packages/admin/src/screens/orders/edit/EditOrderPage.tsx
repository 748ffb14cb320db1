import { type Order, type OrderEdit, orderCan, orderEditCan } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { PlusIcon } from '@cartwright/ui/icons'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { Loaded } from '../../../kit/Loaded'
import { onDemand } from '../../../kit/on-demand'
import { Columns, Page } from '../../../kit/Page'
import { StatusStrip } from '../../../kit/record/StatusStrip'
import { paths } from '../../../paths'
import { useNavigate, useParams } from '../../../router/hooks'
import { useMay } from '../../../shell/permissions'
import { isInclusive } from '../order-sums'
import { EditLinks, EditStamps } from './EditFacts'
import { EditLines } from './EditLines'
import { editedLines, openEdit } from './edit-lines'
import { MoneyCard } from './MoneyCard'
import { SettleActions } from './SettleActions'
import { useEditWork } from './use-edit-work'
import { useEdits } from './use-edits'
import './edit.css'

const VariantDialog = onDemand(
  async () => (await import('../../../kit/variants/VariantDialog')).VariantDialog,
)

/** Changes what was ordered: nothing happens to the order until the customer agrees, or staff confirm it. */
export function EditOrderPage() {
  const { id = '' } = useParams()
  const t = useWords('order-edits')
  const words = useWords('orders')
  const order = useEndpoint('GET /admin/orders/:id', { params: { id } })
  const edits = useEdits(id)
  return (
    <Loaded of={order} failure={words('order_failed')}>
      {(data) => (
        <Loaded of={edits} failure={t('failed')}>
          {(all) => <Editor order={data.order} edit={openEdit(all)} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Editor({ order, edit }: { order: Order; edit: OrderEdit | undefined }) {
  const t = useWords('order-edits')
  const words = useWords('orders')
  const go = useNavigate()
  const may = useMay()
  const work = useEditWork(order, edit)
  const [isAdding, setAdding] = useState(false)
  const isReadOnly =
    !orderCan.edit(order) ||
    !may('POST /admin/order-edits') ||
    (edit !== undefined && !orderEditCan.changeItems(edit))
  const lines = editedLines(order, edit)
  const count = lines.reduce((sum, { after }) => sum + after, 0)
  const { problem } = work
  return (
    <Page
      title={t('edit_number', { number: order.display_id })}
      crumbs={[
        { name: words('orders'), href: paths.orders },
        { name: `#${order.display_id}`, href: paths.order(order.id) },
      ]}
      width="detail"
      subtitle={edit ? <EditStamps order={order} edit={edit} /> : t('begin')}
    >
      {!orderCan.edit(order) && (
        <StatusStrip status={order.status}>{words('event_order_canceled')}</StatusStrip>
      )}
      <Columns
        aside={
          <>
            <MoneyCard order={order} edit={edit}>
              {edit && (
                <>
                  <EditLinks edit={edit} />
                  <SettleActions
                    order={order}
                    edit={edit}
                    isBusy={work.isBusy}
                    onDone={() => void go(paths.order(order.id))}
                  />
                </>
              )}
            </MoneyCard>
            {edit && (
              <NoteCard
                key={edit.id}
                value={edit.internal_note ?? ''}
                problem={problem?.at === 'note' ? problem.text : undefined}
                isReadOnly={isReadOnly}
                onSave={work.note}
              />
            )}
          </>
        }
      >
        {problem?.at === 'edit' && <ErrorPanel title={t('common:not_done')}>{problem.text}</ErrorPanel>}
        <Card
          title={words('items_count', { count })}
          isFlush
          actions={
            <Button size="s" icon={<PlusIcon />} isDisabled={isReadOnly} onPress={() => setAdding(true)}>
              {t('add_items')}
            </Button>
          }
        >
          {problem?.at === 'add' && (
            <p role="alert" className="ad-Card-note oe-Problem">
              {problem.text}
            </p>
          )}
          <EditLines
            lines={lines}
            currency={order.currency_code}
            isInclusive={isInclusive(order)}
            isReadOnly={isReadOnly}
            work={work}
          />
        </Card>
      </Columns>
      <VariantDialog
        title={t('add_items')}
        chooseLabel={t('add_items')}
        regionId={order.region_id}
        currency={order.currency_code}
        isOpen={isAdding}
        onOpenChange={setAdding}
        onChoose={(chosen) => work.add(chosen.map(({ id }) => id))}
      />
    </Page>
  )
}

interface NoteProps {
  value: string
  problem: string | undefined
  isReadOnly: boolean
  onSave: (value: string) => void
}

/** Why it is changed, for the team. It is kept when the field is left. */
function NoteCard({ value, problem, isReadOnly, onSave }: NoteProps) {
  const t = useWords('orders')
  const [text, setText] = useState(value)
  return (
    <Card title={t('note')}>
      <TextField
        label={t('note')}
        isLabelHidden
        hint={t('note_hint')}
        rows={3}
        value={text}
        onChange={setText}
        errors={problem}
        isReadOnly={isReadOnly}
        onBlur={() => {
          if (text.trim() !== value) onSave(text.trim())
        }}
      />
    </Card>
  )
}
