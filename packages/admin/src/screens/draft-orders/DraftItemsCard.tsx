import type { DraftOrder, LineItem } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { IconButton } from '@cartwright/ui/IconButton'
import { EditIcon, PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { useStrings } from '@cartwright/ui/strings'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { Thumbnail } from '../../kit/Thumbnail'
import { useDraftWork } from './use-draft-work'
import './draft-orders.css'

const VariantDialog = onDemand(async () => (await import('../../kit/variants/VariantDialog')).VariantDialog)
const OwnLineDialog = onDemand(async () => (await import('./OwnLineDialog')).OwnLineDialog)

interface Props {
  draft: DraftOrder
  isEditable: boolean
}

/** What is sold, to be changed in its place while the draft is open, and what it comes to. */
export function DraftItemsCard({ draft, isEditable }: Props) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const work = useDraftWork(draft)
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<LineItem | 'new'>()
  const { cart } = draft
  const items = cart?.items ?? []
  const currency = cart?.region?.currency_code ?? 'usd'
  const of = edited === 'new' ? undefined : edited
  return (
    <Card
      title={words('items_count', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
      isFlush
      actions={
        isEditable && (
          <>
            <Button size="s" icon={<PlusIcon />} onPress={() => setAdding(true)}>
              {t('add_items')}
            </Button>
            <Button size="s" icon={<PlusIcon />} onPress={() => setEdited('new')}>
              {t('add_own')}
            </Button>
          </>
        )
      }
    >
      {work.problem?.at === 'add' && !edited && (
        <p role="alert" className="ad-Card-note dr-Problem">
          {work.problem.text}
        </p>
      )}
      <ul>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            currency={currency}
            isEditable={isEditable}
            problem={work.problem?.at === item.id && !edited ? work.problem.text : undefined}
            onQuantity={(quantity) => void work.update(item.id, { quantity })}
            onEdit={() => setEdited(item)}
            onRemove={() => void work.remove(item.id)}
          />
        ))}
      </ul>
      <div className="dr-Totals" aria-busy={work.isBusy}>
        <Totals draft={draft} currency={currency} />
      </div>
      <VariantDialog
        title={t('add_items')}
        chooseLabel={t('add_items')}
        regionId={cart?.region_id ?? ''}
        currency={currency}
        isOpen={isAdding}
        onOpenChange={setAdding}
        onChoose={(chosen) => void work.add(chosen.map(({ id }) => ({ variant_id: id, quantity: 1 })))}
      />
      {edited && (
        <OwnLineDialog
          currency={currency}
          line={of}
          problem={work.problem?.text}
          isPending={work.isBusy}
          onClose={() => setEdited(undefined)}
          onSave={async (line) => {
            const isSaved = await (of ? work.update(of.id, line) : work.add([line]))
            if (isSaved) setEdited(undefined)
          }}
        />
      )}
    </Card>
  )
}

interface ItemProps {
  item: LineItem
  currency: string
  isEditable: boolean
  problem: string | undefined
  onQuantity: (quantity: number) => void
  onEdit: () => void
  onRemove: () => void
}

function Item({ item, currency, isEditable, problem, onQuantity, onEdit, onRemove }: ItemProps) {
  const words = useWords('orders')
  const say = useStrings()
  const { title, description, quantity, unit_price, thumbnail } = item
  return (
    <li className="dr-Item">
      <Thumbnail url={thumbnail} />
      <span className="dr-Item-text">
        <bdi className="ad-Strong">{title}</bdi>
        <span className="ad-Muted">
          {description && (
            <>
              <bdi>{description}</bdi>
              {' · '}
            </>
          )}
          <Money amount={unit_price} currency={currency} />
        </span>
      </span>
      {isEditable ? (
        <NumberInput
          label={words('quantity_of', { name: title })}
          isLabelHidden
          value={quantity}
          minValue={1}
          onChange={(next) => {
            if (!Number.isNaN(next) && next !== quantity) onQuantity(next)
          }}
          errors={problem}
        />
      ) : (
        <span>{`× ${quantity}`}</span>
      )}
      <span className="dr-Price">
        <Money amount={unit_price * quantity} currency={currency} />
      </span>
      <span className="dr-Item-acts">
        {isEditable && (
          <>
            <IconButton
              size="s"
              label={words('edit_named', { name: title })}
              icon={<EditIcon />}
              onPress={onEdit}
            />
            <IconButton
              size="s"
              label={say('removeNamed', { name: title })}
              icon={<TrashIcon />}
              onPress={onRemove}
            />
          </>
        )}
      </span>
    </li>
  )
}

function Totals({ draft: { cart }, currency }: { draft: DraftOrder; currency: string }) {
  const words = useWords('orders')
  const amount = (value = 0) => <Money amount={value} currency={currency} />
  const codes = cart?.discounts?.map(({ code }) => code).join(', ')
  const method = cart?.shipping_methods?.map((one) => one.shipping_option?.name).join(', ')
  const { discount_total: discount = 0, gift_card_total: giftCard = 0 } = cart ?? {}
  return (
    <DescriptionList
      isNumeric
      items={[
        { id: 'goods', term: words('subtotal'), details: amount(cart?.subtotal) },
        ...(discount
          ? [{ id: 'discount', term: words('discount_named', { codes }), details: amount(-discount) }]
          : []),
        {
          id: 'shipping',
          term: method ? words('shipping_named', { method }) : words('shipping'),
          details: amount(cart?.shipping_total),
        },
        { id: 'tax', term: words('tax'), details: amount(cart?.tax_total) },
        ...(giftCard ? [{ id: 'gift', term: words('gift_card'), details: amount(-giftCard) }] : []),
        {
          id: 'total',
          term: <strong>{words('total')}</strong>,
          details: <strong>{amount(cart?.total)}</strong>,
        },
      ]}
    />
  )
}
