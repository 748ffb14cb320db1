import type { PriceList } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { CoinsIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useDateFilter, useRelationFilter, useStatusFilter } from '../../kit/list/filters'
import { ListPage, type Selection } from '../../kit/list/ListPage'
import { useActMany } from '../../kit/use-act-many'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { customerGroups } from '../customers/resource'
import { priceLists } from './resource'
import { priceListStatus } from './status'

/** Other prices for some time or for some customers. */
export function PriceListsPage() {
  const t = useWords('price-lists')
  const may = useMay()
  return (
    <ListPage
      of={priceLists}
      screen="price-lists"
      icon={CoinsIcon}
      exports={{ type: 'price-list-export' }}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.priceList(id)}
      newHref={paths.newPriceList}
      query={{ expand: 'customer_groups' }}
      filters={[
        useStatusFilter('status', t('fields.status'), ['active', 'draft']),
        {
          id: 'type',
          name: t('fields.type'),
          options: (['sale', 'override'] as const).map((id) => ({ id, name: t(`type.${id}`) })),
        },
        useRelationFilter('customer_groups', t('fields.customer_groups'), customerGroups, ({ name }) => name),
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      bulk={
        may('POST /admin/price-lists/:id') ? (selection) => <Switches selection={selection} /> : undefined
      }
      columns={(column) => [
        column.name('name', { isSortable: true, below: ({ description }) => description }),
        column.of('type', ({ type }) => <Badge isPlain>{t(`type.${type}`)}</Badge>),
        column.status('status', (row) => priceListStatus(row)),
        column.of(
          'customer_groups',
          ({ customer_groups = [] }) => groupNames(customer_groups, t('everybody')),
          {
            isSecondary: true,
          },
        ),
        column.of('period', (row) => <Period list={row} />, { isSecondary: true }),
        column.date('created_at', { isSortable: true, isHidden: true }),
      ]}
    />
  )
}

const groupNames = (groups: readonly { name: string }[], none: string) => (
  <span className="ad-Clip">{groups.map(({ name }) => name).join(', ') || none}</span>
)

function Period({ list: { starts_at, ends_at } }: { list: PriceList }) {
  const t = useWords('price-lists')
  if (!starts_at && !ends_at) return <span className="ad-Muted">{t('always')}</span>
  return (
    <>
      {starts_at && <DateTime value={starts_at} format="date" />} –{' '}
      {ends_at && <DateTime value={ends_at} format="date" />}
    </>
  )
}

function Switches({ selection }: { selection: Selection<PriceList> }) {
  const t = useWords('price-lists')
  const { run, isPending, dialog } = useActMany('POST /admin/price-lists/:id')
  const names = new Map(selection.rows.map(({ id, name }) => [id, name]))
  const turn = (status: 'active' | 'draft') =>
    void run(
      selection.ids.map((id) => ({
        id,
        name: names.get(id) ?? id,
        given: { params: { id }, body: { status } },
      })),
      t(status === 'active' ? 'turned_on' : 'turned_off'),
      selection.clear,
    )
  return (
    <>
      <Button size="s" isDisabled={isPending} onPress={() => turn('active')}>
        {t('turn_on')}
      </Button>
      <Button size="s" isDisabled={isPending} onPress={() => turn('draft')}>
        {t('turn_off')}
      </Button>
      {dialog}
    </>
  )
}
