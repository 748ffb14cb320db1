import {
  type ClaimItem,
  type ClaimOrder,
  claimItemReasons,
  isClaimItemReason,
  type Order,
} from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Section } from '@cartwright/ui/Card'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { FormDialog } from '../../../kit/form/FormDialog'
import { WordsField } from '../../../kit/form/WordsField'
import { useAct } from '../../../kit/use-act'
import { isPriced, methodOf, type ShippingChoice } from './draft'
import { PhotosField } from './PhotosField'
import { titleOf } from './Pieces'
import { ShippingField, useShippingOptions } from './ShippingField'

interface Props {
  order: Order
  claim: ClaimOrder
  onClose: () => void
}

/** What the dialog must know that the page of an order does not: the labels, which a call that does not name them takes off. */
const expand = 'claims,claims.claim_items,claims.claim_items.images,claims.claim_items.tags'

/** Corrects what a claim says: why, in words and pictures, and how its goods are sent. */
export function ClaimDialog({ order, claim, onClose }: Props) {
  const { data } = useEndpoint('GET /admin/orders/:id', { params: { id: order.id }, query: { expand } })
  const items = data?.order.claims?.find(({ id }) => id === claim.id)?.claim_items
  // Nothing can be typed before all is there: it would be lost.
  return items ? <ClaimForm order={order} claim={claim} items={items} onClose={onClose} /> : null
}

interface Said {
  reason: string
  note: string
  images: readonly string[]
  tags: readonly string[]
}

function ClaimForm({ order, claim, items, onClose }: Props & { items: ClaimItem[] }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const [start] = useState(() => new Map(items.map((item) => [item.id, saidOf(item)])))
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(start)
  const [shipping, setShipping] = useState<ShippingChoice | null>(null)
  const ways = useShippingOptions(order, false)
  const save = useAct('POST /admin/orders/:id/claims/:claim_id', t('claim_saved'))
  const method = methodOf(shipping)
  const canSend = claim.type === 'replace' && claim.fulfillment_status === 'not_fulfilled'
  return (
    <FormDialog
      title={t('edit_claim')}
      isDirty={said !== start || shipping !== null}
      isPending={save.isPending}
      isDisabled={!isPriced(shipping)}
      onSubmit={() =>
        save.mutate(
          {
            params: { id: order.id, claim_id: claim.id },
            body: {
              claim_items: items.map((item) => changesOf(item, said.get(item.id) ?? saidOf(item))),
              ...(method ? { shipping_methods: [method] } : {}),
            },
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      {items.map((item) => {
        const now = said.get(item.id) ?? saidOf(item)
        const set = (part: Partial<Said>) => setSaid(new Map(said).set(item.id, { ...now, ...part }))
        const name = titleOf(order, item.item_id)
        return (
          <Section key={item.id} level={3} title={name}>
            <div className="ad-Fields">
              <Select
                label={t('reason_of', { name })}
                value={now.reason}
                onChange={(reason) => set({ reason })}
                options={claimItemReasons.map((id) => ({ id, name: t(`reasons.${id}`) }))}
              />
              <TextField label={t('note_of', { name })} value={now.note} onChange={(note) => set({ note })} />
              <WordsField label={t('tags')} words={now.tags} onChange={(tags) => set({ tags })} />
              <PhotosField
                label={t('photos_of', { name })}
                urls={now.images}
                onChange={(images) => set({ images })}
              />
            </div>
          </Section>
        )
      })}
      {canSend && (
        <ShippingField
          label={words('shipping_option')}
          options={ways}
          value={shipping}
          onChange={(next) =>
            setShipping(next && next.option.id !== shipping?.option.id ? { ...next, price: 0 } : next)
          }
          currency={order.currency_code}
          none={{ name: t('as_it_is') }}
        />
      )}
    </FormDialog>
  )
}

const saidOf = ({ reason, note, images, tags }: ClaimItem): Said => ({
  reason,
  note: note ?? '',
  images: images?.map(({ url }) => url) ?? [],
  tags: tags?.map(({ value }) => value) ?? [],
})

/** Pictures and labels that stay are named by their ids, new ones by what they are. */
function changesOf(item: ClaimItem, { reason, note, images, tags }: Said) {
  return {
    id: item.id,
    note: note.trim() || null,
    ...(isClaimItemReason(reason) ? { reason } : {}),
    images: images.map((url) => {
      const known = item.images?.find((one) => one.url === url)
      return known ? { id: known.id } : { url }
    }),
    tags: tags.map((value) => {
      const known = item.tags?.find((one) => one.value === value)
      return known ? { id: known.id } : { value }
    }),
  }
}
