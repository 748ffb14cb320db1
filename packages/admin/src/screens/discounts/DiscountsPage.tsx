import type { Discount } from '@cartwright/contract'
import { DateTime } from '@cartwright/ui/DateTime'
import { EyeIcon, PercentIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import {
  type ListFilter,
  useDateFilter,
  useFlagFilter,
  useRegionFilter,
  useStatusFilter,
} from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { useAct } from '../../kit/use-act'
import { useLocales } from '../../kit/use-locale'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { DiscountBulk } from './DiscountBulk'
import { discountTypes } from './draft'
import { discounts } from './resource'
import { saidDiscount, valueText } from './sentence'
import { discountStatus, discountStatuses } from './status'

/** Every code shoppers can type; the codes made from a template stand on the page of that template. */
export function DiscountsPage() {
  const t = useWords('discounts')
  const locales = useLocales()
  const may = useMay()
  const mayImport = may('POST /admin/batch-jobs') && may('POST /admin/discounts')
  const turnOn = useAct('POST /admin/discounts/:id', t('turned_on'))
  const turnOff = useAct('POST /admin/discounts/:id', t('turned_off'))
  const mayChange = may('POST /admin/discounts/:id')
  return (
    <ListPage
      of={discounts}
      screen="discounts"
      icon={PercentIcon}
      exports={{ type: 'discount-export' }}
      imports={mayImport ? { name: t('common:import'), href: paths.discountImport } : undefined}
      nameOf={({ code }) => code}
      hrefOf={({ id }) => paths.discount(id)}
      newHref={paths.newDiscount}
      query={{ expand: 'regions,rule', parent_discount_id: 'null' }}
      filters={[
        useStatusFilter('status', t('fields.status'), discountStatuses),
        useTypeFilter(),
        useRegionFilter('regions', t('fields.regions')),
        useFlagFilter('is_dynamic', t('fields.is_dynamic')),
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      bulk={mayChange ? (selection) => <DiscountBulk selection={selection} /> : undefined}
      menuOf={(row) => [
        ...(mayChange
          ? [
              {
                id: 'switch',
                name: t(row.is_disabled ? 'turn_on' : 'turn_off'),
                icon: <EyeIcon />,
                onAction: () =>
                  (row.is_disabled ? turnOn : turnOff).mutate({
                    params: { id: row.id },
                    body: { is_disabled: !row.is_disabled },
                  }),
              },
            ]
          : []),
      ]}
      columns={(column) => [
        column.name('code', { isSortable: true, below: ({ rule }) => rule?.description }),
        column.of('value', (row) => worthOf(row, locales) || t('type.free_shipping')),
        column.names('regions', ({ regions }) => regions?.map(({ name }) => name)),
        column.of('usage', ({ usage_count, usage_limit }) => usage(usage_count, usage_limit, locales), {
          isNumeric: true,
          isSecondary: true,
        }),
        column.status('status', (row) => discountStatus(row)),
        column.of('period', (row) => <Period discount={row} />, { isSecondary: true }),
        column.flag('is_dynamic', ({ is_dynamic }) => is_dynamic, { isHidden: true }),
        column.date('created_at', { isSortable: true, isHidden: true }),
      ]}
    />
  )
}

function useTypeFilter(): ListFilter<'rule'> {
  const t = useWords('discounts')
  return {
    id: 'rule',
    name: t('fields.type'),
    options: discountTypes.map((id) => ({ id, name: t(`type.${id}`) })),
    ask: (type) => ({ type }),
  }
}

const worthOf = (discount: Discount, locales: readonly string[]) => valueText(saidDiscount(discount), locales)

const usage = (count: number, limit: number | null, locales: readonly string[]) => {
  const number = new Intl.NumberFormat([...locales])
  return limit === null ? number.format(count) : `${number.format(count)} / ${number.format(limit)}`
}

function Period({ discount: { starts_at, ends_at } }: { discount: Discount }) {
  return (
    <>
      <DateTime value={starts_at} format="date" /> – {ends_at && <DateTime value={ends_at} format="date" />}
    </>
  )
}
