import type { PricedShippingOption, Region } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { useWords } from '../../i18n/use-words'
import { columnsIn } from '../../kit/resource/columns'
import { useMoney } from '../../kit/use-money'
import { useProviderName } from './use-provider-name'

/** The columns of shipping options: what shoppers pay, for which orders, and who brings it. */
export function useShippingColumns(region: Region) {
  const t = useWords('shipping')
  const money = useMoney(region.currency_code)
  const provider = useProviderName('fulfillment')
  const column = columnsIn<PricedShippingOption>(t)
  const amountOf = (option: PricedShippingOption, type: 'min_subtotal' | 'max_subtotal') =>
    option.requirements?.find((one) => one.type === type)?.amount
  const condition = (option: PricedShippingOption) => {
    const min = amountOf(option, 'min_subtotal')
    const max = amountOf(option, 'max_subtotal')
    if (min !== undefined && max !== undefined) return t('need_both', { min: money(min), max: money(max) })
    if (min !== undefined) return t('need_min', { min: money(min) })
    return max === undefined ? t('need_nothing') : t('need_max', { max: money(max) })
  }
  return [
    column.of('name', ({ name, admin_only }) => (
      <>
        <span className="ad-Strong">{name}</span> {admin_only && <Badge tone="grey">{t('staff_only')}</Badge>}
      </>
    )),
    column.of(
      'shopper_pays',
      (option) =>
        option.price_type === 'calculated' ? (
          t('calculated')
        ) : (
          <span className="ad-Under">
            <span>{money(option.price_incl_tax)}</span>
            {option.tax_amount > 0 && (
              <span className="ad-Muted">{t('with_tax', { tax: money(option.tax_amount) })}</span>
            )}
          </span>
        ),
      { isNumeric: true },
    ),
    column.of('condition', condition, { isSecondary: true }),
    column.of('profile_id', ({ profile }) => profile?.name ?? '', { isSecondary: true }),
    column.of('provider_id', ({ provider_id }) => provider(provider_id), { isSecondary: true }),
  ]
}
