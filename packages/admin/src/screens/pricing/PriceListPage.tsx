import type { PriceList } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { RecordPage } from '../../kit/RecordPage'
import { StatusStrip } from '../../kit/record/StatusStrip'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { DetailsCard } from './DetailsCard'
import { GroupsCard } from './GroupsCard'
import { ProductsCard } from './ProductsCard'
import { priceLists } from './resource'
import { priceListStatus } from './status'

const ImportDialog = onDemand(async () => (await import('./ImportDialog')).ImportDialog)

/** One price list: for whom and when it counts, and what things cost by it. */
export function PriceListPage() {
  const { id = '' } = useParams()
  const list = useEndpoint(
    'GET /admin/price-lists/:id',
    { params: { id } },
    { select: (reply) => reply.price_list },
  )
  return (
    <RecordPage
      of={list}
      id={id}
      list={paths.pricing}
      screen="price-lists"
      title={({ name }) => name}
      actions={(one) => <ListMenu list={one} />}
      aside={(one) => (
        <>
          <DetailsCard key={one.id} list={one} />
          <GroupsCard list={one} />
        </>
      )}
    >
      {(one) => (
        <>
          <Strip list={one} />
          <ProductsCard list={one} />
          <Zone name="price_list.details.after" price_list={one} />
        </>
      )}
    </RecordPage>
  )
}

/** Whether it counts now, and the button that makes it so. */
function Strip({ list }: { list: PriceList }) {
  const t = useWords('price-lists')
  const may = useMay()
  const turnOn = useAct('POST /admin/price-lists/:id', t('turned_on'))
  const status = priceListStatus(list)
  const count = list.prices?.length ?? 0
  return (
    <StatusStrip
      status={status}
      action={
        status === 'draft' &&
        may('POST /admin/price-lists/:id') && (
          <Button
            variant="primary"
            isDisabled={count === 0}
            isPending={turnOn.isPending}
            onPress={() => turnOn.mutate({ params: { id: list.id }, body: { status: 'active' } })}
          >
            {t('turn_on')}
          </Button>
        )
      }
    >
      {count === 0 ? t('stands_empty') : `${t(`stands.${status}`)} ${t('prices_on_it', { count })}`}
    </StatusStrip>
  )
}

function ListMenu({ list }: { list: PriceList }) {
  const t = useWords('price-lists')
  const may = useMay()
  const [isImporting, setImporting] = useState(false)
  const turnOff = useAct('POST /admin/price-lists/:id', t('turned_off'))
  const { id, name } = list
  return (
    <>
      <RecordMenu
        of={priceLists}
        id={id}
        name={name}
        screen="price-lists"
        list={paths.pricing}
        items={[
          {
            id: 'import',
            name: t('import.open'),
            isDisabled: !may('POST /admin/batch-jobs'),
            onAction: () => setImporting(true),
          },
          {
            id: 'off',
            name: t('turn_off'),
            isDisabled: list.status === 'draft' || !may('POST /admin/price-lists/:id'),
            onAction: () => turnOff.mutate({ params: { id }, body: { status: 'draft' } }),
          },
        ]}
      />
      {isImporting && <ImportDialog list={list} onClose={() => setImporting(false)} />}
    </>
  )
}
