import type { Order } from '@cartwright/contract'
import { useClient, useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon } from '@cartwright/ui/icons'
import { TextField } from '@cartwright/ui/TextField'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useRemovals, useRemoved } from '../../kit/pending-removals'
import { useAct } from '../../kit/use-act'
import { useDelayed } from '../../kit/use-delayed'
import { useMay } from '../../shell/permissions'
import './order-page.css'

/** The words staff find an order again by: seen at once when one is added, and taken off behind "Undo". */
export function OrderTags({ order }: { order: Order }) {
  const t = useWords('order-people')
  const mayChange = useMay()('POST /admin/orders/:id')
  const client = useClient()
  const remove = useRemovals()
  const removed = useRemoved()
  const change = useAct('POST /admin/orders/:id')
  const kept = (order.tags ?? []).filter(({ id }) => !removed.has(id)).map(({ value }) => value)
  // Shown while the shop is being told; where it refuses, they go again.
  const coming = change.isPending ? (change.variables.body?.tags ?? []) : []
  const shown = [...new Set([...kept, ...coming])]
  const params = { id: order.id }
  const add = (value: string) => {
    if (value && !shown.includes(value)) change.mutate({ params, body: { tags: [...shown, value] } })
  }
  const takeOff = (value: string) => {
    const tag = order.tags?.find((one) => one.value === value)
    if (!tag) return
    remove({
      ids: [tag.id],
      title: t('tag_removed', { tag: value }),
      commit: async () => {
        // What colleagues added meanwhile stays.
        const now = await client.send('GET /admin/orders/:id', { params })
        const tags = (now.order.tags ?? []).map((one) => one.value).filter((one) => one !== value)
        return client.send('POST /admin/orders/:id', { params, body: { tags } })
      },
    })
  }
  if (!mayChange && shown.length === 0) return null
  return (
    <Card title={t('tags')}>
      <div className="ad-Stack">
        {shown.length > 0 && (
          <ul className="or-Tags">
            {shown.map((value) => (
              <li key={value}>
                <Badge isPlain>
                  <bdi>{value}</bdi>
                </Badge>
                {mayChange && (
                  <IconButton
                    size="s"
                    label={t('remove_tag', { tag: value })}
                    icon={<CloseIcon />}
                    isDisabled={!kept.includes(value)}
                    onPress={() => takeOff(value)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {mayChange && <AddTag has={shown} onAdd={add} />}
      </div>
    </Card>
  )
}

/** The most characters of a tag. */
const longest = 64

function AddTag({ has, onAdd }: { has: readonly string[]; onAdd: (value: string) => void }) {
  const t = useWords('order-people')
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed.trim())
  const { data } = useEndpoint(
    'GET /admin/order-tags',
    { query: { q, limit: 5 } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  )
  const known = typed.trim() === '' ? [] : (data?.order_tags ?? [])
  const add = (value: string) => {
    onAdd(value)
    setTyped('')
  }
  return (
    <form
      className="or-AddTag"
      onSubmit={(event) => {
        event.preventDefault()
        add(typed.trim().slice(0, longest))
      }}
    >
      <TextField
        label={t('add_tag')}
        isLabelHidden
        placeholder={t('add_tag')}
        value={typed}
        onChange={setTyped}
      />
      {known
        .filter(({ value }) => !has.includes(value))
        .map(({ value }) => (
          <Button key={value} size="s" variant="ghost" onPress={() => add(value)}>
            <bdi>{value}</bdi>
          </Button>
        ))}
    </form>
  )
}
