import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ComboBox } from '@cartwright/ui/ComboBox'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { resource } from '../../kit/resource/resource'
import { useSource } from '../../kit/resource/use-list'
import { guessColumns, type ImportKind, requiredIn, targetsFor } from './file-columns'
import type { FileTable } from './read-table'
import type { Source } from './use-import'

interface Props {
  table: FileTable
  /** The list whose prices they are, where the way here says so. */
  priceList: string | undefined
  source: Source | undefined
  onChange: (source: Source) => void
  onBack: () => void
  onNext: () => void
}

/** What each column of the file is called here. Known ones are found by themselves; what is not known is left out. */
export function ColumnsStep({ table, priceList, source, onChange, onBack, onNext }: Props) {
  const t = useWords('imports')
  const prices = usePriceColumns()
  const kind = source?.table === table ? source.kind : table.kind
  const start = (next: ImportKind) =>
    onChange({
      table,
      kind: next,
      priceList: source?.priceList ?? priceList,
      columns: guessColumns(table.header, next, prices?.currency ?? ''),
    })
  const isReady = prices !== undefined && source?.table === table
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file, when the currency is known
  useEffect(() => {
    if (prices && source?.table !== table) start(table.kind)
  }, [prices, table])
  if (!isReady) return <Skeleton height="320px" />

  const { columns } = source
  const lacks = !columns.some((one) => one !== null && requiredIn(kind).includes(one))
  const needsList = kind === 'price-list-import' && !source.priceList
  const change = (at: number, target: string | null) =>
    onChange({ ...source, columns: columns.map((one, index) => (index === at ? target : one)) })
  return (
    <Card
      title={t('what_columns')}
      description={t('what_columns_text')}
      footer={
        <div className="ad-Form-foot">
          {lacks && (
            <p className="ad-Alarm ad-Steps-note" role="status">
              {t(kind === 'price-list-import' ? 'needs_variant' : 'needs_handle')}
            </p>
          )}
          <Button onPress={onBack}>{t('back')}</Button>
          <Button variant="primary" isDisabled={lacks || needsList || hasDouble(columns)} onPress={onNext}>
            {t('to_check', { count: table.rows.length })}
          </Button>
        </div>
      }
    >
      <div className="ad-Stack">
        {!priceList && (
          <RadioGroup
            label={t('holds')}
            orientation="horizontal"
            value={kind}
            onChange={(next) => start(next === 'price-list-import' ? next : 'product-import')}
            options={[
              { id: 'product-import', name: t('holds_products') },
              { id: 'price-list-import', name: t('holds_prices') },
            ]}
          />
        )}
        {kind === 'price-list-import' && !priceList && (
          <PriceListField onChange={(id) => onChange({ ...source, priceList: id })} />
        )}
        <ColumnList table={table} kind={kind} columns={columns} prices={prices.names} onChange={change} />
      </div>
    </Card>
  )
}

const hasDouble = (columns: readonly (string | null)[]) => {
  const named = columns.filter((one) => one !== null)
  return new Set(named).size < named.length
}

function ColumnList(props: {
  table: FileTable
  kind: ImportKind
  columns: readonly (string | null)[]
  prices: readonly string[]
  onChange: (at: number, target: string | null) => void
}) {
  const { table, kind, columns, prices, onChange } = props
  const t = useWords('imports')
  const options = useMemo(
    () => targetsFor(kind, prices, columns).map((name) => ({ id: name, name })),
    [kind, prices, columns],
  )
  return (
    <ul className="ad-Mapping">
      {table.header.map((heading, at) => {
        const target = columns[at] ?? null
        const isDouble = target !== null && columns.indexOf(target) !== at
        const example = table.rows.find(({ cells }) => cells[at]?.trim())?.cells[at]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same heading twice
          <li key={at} className="ad-Mapping-line" data-left={target === null || undefined}>
            <span className="ad-Under">
              <bdi className="ad-Strong">{heading}</bdi>
              <span className="ad-Muted ad-Clip" dir="auto">
                {example ?? t('all_empty')}
              </span>
            </span>
            <ComboBox
              label={t('becomes', { name: heading })}
              isLabelHidden
              options={options}
              value={target}
              onChange={(id) => onChange(at, id)}
              placeholder={t('left_out')}
              errors={isDouble ? t('twice') : undefined}
            />
          </li>
        )
      })}
    </ul>
  )
}

const priceLists = resource({ list: 'GET /admin/price-lists', rows: (reply) => reply.price_lists })
interface Named {
  id: string
  name: string
}

function PriceListField({ onChange }: { onChange: (id: string | undefined) => void }) {
  const t = useWords('imports')
  const source = useSource(priceLists)
  const [chosen, setChosen] = useState<readonly Named[]>([])
  return (
    <RelationPicker<Named>
      {...source}
      rowId={({ id }) => id}
      label={t('price_list')}
      hint={t('price_list_hint')}
      title={t('choose_price_list')}
      isRequired
      value={chosen}
      rowName={({ name }) => name}
      onChange={(rows) => {
        const last = rows.slice(-1)
        setChosen(last)
        onChange(last[0]?.id)
      }}
    />
  )
}

/** The columns of prices that this shop can have, and its own currency; undefined until they are known. */
function usePriceColumns(): { currency: string; names: string[] } | undefined {
  const store = useEndpoint('GET /admin/store')
  const regions = useEndpoint('GET /admin/regions', {
    query: { limit: 100, fields: 'id,name,currency_code' },
  })
  const known = store.data?.store
  const all = regions.data?.regions
  return useMemo(
    () =>
      known &&
      all && {
        currency: known.default_currency_code,
        names: [
          ...(known.currencies ?? []).map(({ code }) => `Price ${code.toUpperCase()}`),
          ...all.map(({ name, currency_code }) => `Price ${name} [${currency_code.toUpperCase()}]`),
        ],
      },
    [known, all],
  )
}
