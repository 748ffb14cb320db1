import type { PricedShippingOption, Region } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlusIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useRowActions } from '../../kit/list/use-row-actions'
import { onDemand } from '../../kit/on-demand'
import { useRemoved } from '../../kit/pending-removals'
import { useList } from '../../kit/resource/use-list'
import { useRemove } from '../../kit/resource/use-remove'
import { useErrorMessage } from '../../kit/use-error-message'
import { useNarrow } from '../../kit/use-narrow'
import { useLocation, useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { shippingOptions } from './resource'
import { useShippingColumns } from './use-shipping-columns'

const ShippingOptionDialog = onDemand(
  async () => (await import('./ShippingOptionDialog')).ShippingOptionDialog,
)

interface Props {
  region: Region
  isReturn: boolean
}

const pageSize = 10
const outbound = { title: 'title_outbound', add: 'new_outbound', none: 'none_outbound' } as const
const returning = { title: 'title_return', add: 'new_return', none: 'none_return' } as const

/** What sending goods to a region costs, or what sending them back does. */
export function ShippingOptionsCard({ region, isReturn }: Props) {
  const t = useWords('shipping')
  const may = useMay()
  const message = useErrorMessage()
  const isNarrow = useNarrow()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [offset, setOffset] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const removed = useRemoved()
  const remove = useRemove(shippingOptions)
  const query = { region_id: region.id, is_return: isReturn, order: 'created_at', limit: pageSize, offset }
  const { rows: all, count = 0, reply } = useList(shippingOptions, query)
  const rows = all?.filter(({ id }) => !removed.has(id))
  const columns = useShippingColumns(region)
  const words = isReturn ? returning : outbound
  const actionsOf = useRowActions()
  const mayChange = may('POST /admin/shipping-options/:id')
  const opened = rows?.find(({ id }) => id === search.get('option'))
  const hrefOf = ({ id }: PricedShippingOption) => `${pathname}?option=${id}`
  const add = may('POST /admin/shipping-options') && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setMaking(true)}>
      {t(words.add)}
    </Button>
  )
  return (
    <Card title={t(words.title)} actions={add} isFlush>
      <DataTable
        label={t(words.title)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={mayChange ? hrefOf : undefined}
        isLoading={rows === undefined && !reply.error}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        columns={isNarrow ? columns.filter(({ isSecondary }) => !isSecondary) : columns}
        rowMenu={(option) =>
          actionsOf({
            onEdit: mayChange ? () => setSearch({ option: option.id }) : undefined,
            onRemove: remove && (() => remove({ id: option.id, title: t('deleted', { name: option.name }) })),
          })
        }
        empty={<EmptyState title={reply.error ? message(reply.error) : t(words.none)} actions={add} />}
      />
      {count > pageSize && (
        <Pagination
          label={t(words.title)}
          offset={offset}
          limit={pageSize}
          total={count}
          onChange={setOffset}
        />
      )}
      {isMaking && (
        <ShippingOptionDialog region={region} isReturn={isReturn} onClose={() => setMaking(false)} />
      )}
      {opened && (
        <ShippingOptionDialog
          key={opened.id}
          region={region}
          isReturn={isReturn}
          option={opened}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </Card>
  )
}
