import type { Currency, StoreDetails } from '@cartwright/contract'
import { useEndpoint, useFeatureFlag } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { DataTable } from '@cartwright/ui/DataTable'
import { StarIcon, TrashIcon } from '@cartwright/ui/icons'
import type { MenuAction } from '@cartwright/ui/Menu'
import { Money } from '@cartwright/ui/Money'
import { Switch } from '@cartwright/ui/Switch'
import { useWords } from '../../i18n/use-words'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { columnsIn } from '../../kit/resource/columns'
import { useAct } from '../../kit/use-act'
import { useCurrencyName } from '../../kit/use-names'
import { useNarrow } from '../../kit/use-narrow'
import { useMay } from '../../shell/permissions'

/** The currencies of the shop: how amounts look in each, which regions pay in it, whether prices include tax. */
export function CurrencyTable({ store }: { store: StoreDetails }) {
  const t = useWords('currencies')
  const isNarrow = useNarrow()
  const nameOf = useCurrencyName()
  const removed = useRemoved()
  const menuOf = useCurrencyMenu(store)
  const usedBy = useRegionsByCurrency()
  const isInclusive = useFeatureFlag('tax_inclusive_pricing')
  const column = columnsIn<Currency>(t)
  const rows = (store.currencies ?? []).filter(({ code }) => !removed.has(code))
  const columns = [
    column.of('code', ({ code }) => (
      <span className="ad-Under">
        <span className="ad-Strong">
          {nameOf(code)} {code === store.default_currency_code && <Badge tone="blue">{t('default')}</Badge>}
        </span>
        <span className="ad-Muted">{code.toUpperCase()}</span>
      </span>
    )),
    column.of('sample', ({ code }) => <Money amount={123456} currency={code} />, { isNumeric: true }),
    column.names('regions', ({ code }) => usedBy.get(code)),
    ...(isInclusive ? [column.of('includes_tax', (currency) => <TaxSwitch currency={currency} />)] : []),
  ]
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowId={({ code }) => code}
      rowName={({ code }) => nameOf(code)}
      columns={isNarrow ? columns.filter(({ isSecondary }) => !isSecondary) : columns}
      rowMenu={(currency) => menuOf(currency, usedBy.get(currency.code))}
      scroll="own"
    />
  )
}

function TaxSwitch({ currency }: { currency: Currency }) {
  const t = useWords('currencies')
  const may = useMay()
  const change = useAct('POST /admin/currencies/:code')
  return (
    <Switch
      aria-label={t('includes_tax_in', { code: currency.code.toUpperCase() })}
      isSelected={currency.includes_tax ?? false}
      isDisabled={change.isPending || !may('POST /admin/currencies/:code')}
      onChange={(includes_tax) => change.mutate({ params: { code: currency.code }, body: { includes_tax } })}
    />
  )
}

/** The names of the regions that pay in each currency. */
function useRegionsByCurrency(): ReadonlyMap<string, string[]> {
  const regions = useEndpoint('GET /admin/regions', {
    query: { limit: 250, fields: 'id,name,currency_code' },
  })
  const names = new Map<string, string[]>()
  for (const { name, currency_code } of regions.data?.regions ?? [])
    names.set(currency_code, [...(names.get(currency_code) ?? []), name])
  return names
}

/** What can be done with a currency: the default one and those of regions stay. */
function useCurrencyMenu(store: StoreDetails) {
  const t = useWords('currencies')
  const may = useMay()
  const nameOf = useCurrencyName()
  const remove = useRemoval()
  const choose = useAct('POST /admin/store', t('default_changed'))
  return ({ code }: Currency, regions: readonly string[] | undefined): MenuAction[] => {
    const isDefault = code === store.default_currency_code
    return [
      ...(!isDefault && may('POST /admin/store')
        ? [
            {
              id: 'default',
              name: t('make_default'),
              icon: <StarIcon />,
              onAction: () => choose.mutate({ body: { default_currency_code: code } }),
            },
          ]
        : []),
      ...(may('DELETE /admin/store/currencies/:code')
        ? [
            {
              id: 'remove',
              name: t('remove'),
              description: isDefault
                ? t('kept_default')
                : regions && t('kept_regions', { regions: regions.join(', ') }),
              icon: <TrashIcon />,
              isDanger: true,
              isDisabled: isDefault || regions !== undefined,
              onAction: () =>
                remove({
                  name: 'DELETE /admin/store/currencies/:code',
                  given: { params: { code } },
                  id: code,
                  title: t('removed', { name: nameOf(code) }),
                }),
            },
          ]
        : []),
    ]
  }
}
