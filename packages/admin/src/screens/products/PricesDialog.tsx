import type { PricedProduct } from '@cartwright/contract'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../../kit/form/NumberInput'
import type { Selection } from '../../kit/list/ListPage'
import { ManyDialog, selectionOf } from '../../kit/many/ManyDialog'
import { useCurrencies } from './use-price-columns'

interface Props {
  selection: Selection<PricedProduct>
  onClose: () => void
}

const every = 'every'

/** Makes the prices of many products some per cent higher or lower, and shows the first of them before. */
export function PricesDialog({ selection, onClose }: Props) {
  const t = useWords('bulk')
  const currencies = useCurrencies() ?? []
  const [percent, setPercent] = useState(Number.NaN)
  const [ending, setEnding] = useState('none')
  const [currency, setCurrency] = useState(every)
  const isSaid = Number.isFinite(percent) && percent !== 0
  return (
    <ManyDialog
      type="product-change"
      title={t('change_prices')}
      context={
        isSaid
          ? {
              action: 'price',
              ...selectionOf(selection),
              percent,
              ending,
              ...(currency === every ? {} : { currencies: [currency] }),
            }
          : undefined
      }
      onClose={onClose}
      onStarted={selection.clear}
    >
      <NumberInput
        label={t('percent')}
        hint={t('percent_hint')}
        suffix="%"
        minValue={-99}
        maxValue={1000}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={percent}
        onChange={setPercent}
      />
      <Select
        label={t('ending')}
        value={ending}
        onChange={setEnding}
        options={[
          { id: 'none', name: t('ending_none') },
          { id: '.99', name: '.99' },
          { id: '.95', name: '.95' },
        ]}
      />
      {currencies.length > 1 && (
        <Select
          label={t('currency')}
          value={currency}
          onChange={setCurrency}
          options={[
            { id: every, name: t('every_currency') },
            ...currencies.map((code) => ({ id: code, name: code.toUpperCase() })),
          ]}
        />
      )}
    </ManyDialog>
  )
}
