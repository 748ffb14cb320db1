import { nearestMoney, percentOf, percentWithin, type Region, sumRates } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'
import { useMoney } from '../../kit/use-money'

interface Props {
  region: Region
  /** An option that is there has rates of its own, perhaps. */
  option: { tax_rates: readonly { rate: number | null }[] } | undefined
  values: Readonly<Record<string, unknown>>
}

/** What shoppers will read and pay, in one sentence. */
export function PricePreview({ region, option, values }: Props) {
  const t = useWords('shipping')
  const money = useMoney(region.currency_code)
  const { amount, includes_tax } = values
  if (typeof amount !== 'number') return null
  if (!region.automatic_taxes)
    return <p className="ad-Muted">{t('preview_later', { amount: money(amount) })}</p>
  const rate = sumRates(option?.tax_rates.length ? option.tax_rates : [{ rate: region.tax_rate }])
  const tax = includes_tax === true ? percentWithin(amount, rate) : percentOf(amount, rate)
  const total = includes_tax === true ? amount : nearestMoney(amount + tax)
  return (
    <p className="ad-Muted" aria-live="polite">
      {t('preview', { total: money(total), tax: money(tax) })}
    </p>
  )
}
