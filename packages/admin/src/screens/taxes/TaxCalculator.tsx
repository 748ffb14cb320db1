import type { Region } from '@cartwright/contract'
import { useEndpoint, useFeatureFlag } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Select } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useMoney } from '../../kit/use-money'
import { usePercent } from '../../kit/use-percent'
import { TaxedPicker } from './TaxedPicker'
import { appliedRates, type Taxed, taxationOf } from './tax-rules'

const kinds = ['anything', 'product', 'shipping'] as const
const words = { anything: 'taxed_anything', product: 'taxed_product', shipping: 'taxed_shipping' } as const
type Kind = (typeof kinds)[number]

/** Tries the rates of a region: the tax on a price, of what is chosen. Nothing is saved. */
export function TaxCalculator({ region }: { region: Region }) {
  const t = useWords('taxes')
  const money = useMoney(region.currency_code)
  const percent = usePercent()
  const isInclusive = useFeatureFlag('tax_inclusive_pricing')
  const [amount, setAmount] = useState<MoneyValue>(2000)
  const [kind, setKind] = useState<Kind>('anything')
  const [picked, setPicked] = useState<Taxed>()
  const [isIncluded, setIncluded] = useState(region.includes_tax ?? false)
  const rates = useRatesOf(region, picked !== undefined)
  const what: Taxed | undefined = kind === 'anything' ? { kind } : picked
  const standard = { name: t('default_rate'), rate: region.tax_rate }
  const applied =
    what && (what.kind === 'anything' || rates) ? appliedRates(what, rates ?? [], standard) : undefined
  const result =
    applied && typeof amount === 'number'
      ? taxationOf(amount, applied, kind, isInclusive && isIncluded)
      : undefined
  return (
    <Card title={t('calculator')} description={region.tax_provider_id ? t('calculator_provider') : undefined}>
      <div className="ad-Fields">
        <MoneyInput
          label={t('price')}
          currency={region.currency_code}
          minValue={0}
          value={amount}
          onChange={setAmount}
        />
        <Select
          label={t('taxed')}
          value={kind}
          onChange={(id) => {
            setKind(kinds.find((one) => one === id) ?? 'anything')
            setPicked(undefined)
          }}
          options={kinds.map((id) => ({ id, name: t(words[id]) }))}
        />
        {kind !== 'anything' && <TaxedPicker key={kind} kind={kind} region={region} onChange={setPicked} />}
        {isInclusive && (
          <Switch isSelected={isIncluded} onChange={setIncluded}>
            {t('price_includes')}
          </Switch>
        )}
        {applied && result && (
          <output aria-live="polite">
            <DescriptionList
              isNumeric
              items={[
                { id: 'net', term: t('net'), details: money(result.net) },
                {
                  id: 'tax',
                  term: applied.map(({ name, rate }) => `${name} ${percent(rate)}`).join(' + '),
                  details: money(result.tax),
                },
                { id: 'gross', term: t('gross'), details: <strong>{money(result.gross)}</strong> },
              ]}
            />
          </output>
        )}
      </div>
    </Card>
  )
}

const withTargets = {
  expand: ['products', 'product_types', 'shipping_options'],
  fields: ['id', 'name', 'rate'],
  limit: 500,
}

/** The rates of a region with what they apply to, once they are needed. */
function useRatesOf(region: Region, isNeeded: boolean) {
  const rates = useEndpoint(
    'GET /admin/tax-rates',
    { query: { ...withTargets, region_id: [region.id] } },
    { enabled: isNeeded },
  )
  return rates.data?.tax_rates
}
