'use client'

import {
  moneyDecimals,
  type PriceRange,
  priceField,
  priceFields,
  readPriceRange,
} from '@cartwright/sdk/rules'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../strings/use-strings.js'
import type { FacetsState } from './use-facets.js'

/** The prices that a list can be narrowed to. */
export interface PriceFacet {
  currency: string
  /** What the cheapest and the dearest cost, in minor units: written into the empty fields. */
  bounds?: PriceRange
  /** Begins the names of the two fields: `price` when absent. */
  name?: string
}

interface FacetPriceProps {
  price: PriceFacet
  state: FacetsState
  isLive: boolean
}

/** From and to. It counts once a field is left or Enter is pressed: half a number is no wish. */
export function FacetPrice({ price: { currency, bounds = {}, name }, state, isLive }: FacetPriceProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const fields = priceFields(name)
  const range = readPriceRange(state.search, currency, name)
  const [min, setMin] = useState(priceField(range.min, currency))
  const [max, setMax] = useState(priceField(range.max, currency))
  const unit = currencySign(currency, locale)
  const settle = () => isLive && state.set({ [fields.min]: min, [fields.max]: max })
  const field = (
    which: 'min' | 'max',
    label: string,
    value: string,
    set: (text: string) => void,
    bound: number | undefined,
  ) => (
    <label className="cw-Facets-end">
      <span className="cw-Facets-endLabel">{label}</span>
      <input
        type="number"
        inputMode={moneyDecimals(currency) ? 'decimal' : 'numeric'}
        name={fields[which]}
        min={0}
        step={moneyDecimals(currency) ? 'any' : 1}
        value={value}
        placeholder={bound === undefined ? undefined : String(roundedTo(bound, currency, which))}
        onChange={(event) => set(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="cw-Input"
      />
    </label>
  )
  return (
    <fieldset className="cw-Facets-facet">
      <legend className="cw-Facets-label">
        {t('price')} <bdi className="cw-Facets-unit">{unit}</bdi>
      </legend>
      <div className="cw-Facets-range">
        {field('min', t('priceFrom'), min, setMin, bounds.min)}
        {field('max', t('priceTo'), max, setMax, bounds.max)}
      </div>
    </fieldset>
  )
}

/** Whole units outside of which there is nothing. */
const roundedTo = (amount: number, currency: string, which: 'min' | 'max') => {
  const units = amount / 10 ** moneyDecimals(currency)
  return which === 'min' ? Math.floor(units) : Math.ceil(units)
}

const currencySign = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase()
