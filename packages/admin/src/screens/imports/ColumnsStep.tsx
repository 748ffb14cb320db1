import type { ImportFormat } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ComboBox } from '@cartwright/ui/ComboBox'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Select } from '@cartwright/ui/Select'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { resource } from '../../kit/resource/resource'
import { useSource } from '../../kit/resource/use-list'
import { guessColumns, type ImportKind, requiredIn, targetsFor } from './file-columns'
import { allKinds, kindNames } from './kinds'
import type { FileTable } from './read-table'
import { fieldTargets, formatFor, guessFields, isRecordKind, lackedFields } from './record-columns'
import { SavedColumns } from './SavedColumns'
import type { Source } from './use-import'
import './imports.css'

interface Props {
  table: FileTable
  /** The list whose prices they are, where the way here says so. */
  priceList: string | undefined
  /** The kinds of files the shop reads; undefined until they are known. */
  formats: readonly ImportFormat[] | undefined
  source: Source | undefined
  onChange: (source: Source) => void
  onBack: () => void
  onNext: () => void
}

/** What each column of the file is called here. Known ones are found by themselves; what is not known is left out. */
export function ColumnsStep({ table, priceList, formats, source, onChange, onBack, onNext }: Props) {
  const t = useWords('imports')
  const prices = usePriceColumns()
  const kind = source?.table === table ? source.kind : table.kind
  const start = (next: ImportKind) => {
    const format = formatFor(next, isRecordKind(next) ? (formats ?? []) : [], table.header)
    onChange({
      table,
      kind: next,
      priceList: source?.priceList ?? priceList,
      ...(format ? { format } : {}),
      columns: format
        ? guessFields(table.header, format)
        : guessColumns(table.header, next, prices?.currency ?? ''),
    })
  }
  const isKnown = prices !== undefined && formats !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file, when all that it may be is known
  useEffect(() => {
    if (isKnown && source?.table !== table) start(table.kind)
  }, [isKnown, table])
  const lackOf = useLack()
  if (!isKnown || source?.table !== table) return <Skeleton height="320px" />

  const { columns } = source
  const lack = lackOf(source)
  const needsList = kind === 'price-list-import' && !source.priceList
  const changeAll = (next: readonly (string | null)[]) => onChange({ ...source, columns: next })
  const change = (at: number, target: string | null) =>
    changeAll(columns.map((one, index) => (index === at ? target : one)))
  return (
    <Card
      title={t('what_columns')}
      description={t('what_columns_text')}
      footer={
        <div className="ad-Form-foot">
          {lack && (
            <p className="ad-Alarm ad-Steps-note" role="status">
              {lack}
            </p>
          )}
          <Button onPress={onBack}>{t('back')}</Button>
          <Button
            variant="primary"
            isDisabled={lack !== undefined || needsList || hasDouble(columns)}
            onPress={onNext}
          >
            {t('to_check', { count: table.rows.length })}
          </Button>
        </div>
      }
    >
      <div className="ad-Stack">
        {!priceList && (
          <Select
            label={t('holds')}
            value={kind}
            onChange={(next) => start(allKinds.find((one) => one === next) ?? kind)}
            options={allKinds.map((id) => ({ id, name: t(kindNames[id]) }))}
          />
        )}
        {kind === 'price-list-import' && !priceList && (
          <PriceListField onChange={(id) => onChange({ ...source, priceList: id })} />
        )}
        <SavedColumns key={kind} source={source} formats={formats} onChange={changeAll} />
        <ColumnList source={source} prices={prices.names} onChange={change} />
      </div>
    </Card>
  )
}

const hasDouble = (columns: readonly (string | null)[]) => {
  const named = columns.filter((one) => one !== null)
  return new Set(named).size < named.length
}

/** Which column is still wanted, as a sentence; undefined where the file can be checked. */
function useLack(): (source: Source) => string | undefined {
  const t = useWords('imports')
  return ({ kind, format, columns }) => {
    if (format) {
      const names = lackedFields(format, columns)
      return names.length > 0 ? t('needs_columns', { names: names.join(', ') }) : undefined
    }
    if (columns.some((one) => one !== null && requiredIn(kind).includes(one))) return undefined
    return t(kind === 'price-list-import' ? 'needs_variant' : 'needs_handle')
  }
}

function ColumnList(props: {
  source: Source
  prices: readonly string[]
  onChange: (at: number, target: string | null) => void
}) {
  const { source, prices, onChange } = props
  const { table, kind, format, columns } = source
  const t = useWords('imports')
  const options = useMemo(
    () =>
      format
        ? fieldTargets(format, prices, columns)
        : targetsFor(kind, prices, columns).map((name) => ({ id: name, name })),
    [format, kind, prices, columns],
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
