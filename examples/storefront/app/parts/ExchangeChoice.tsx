import { returnFields } from '@cartwright/sdk/rules'
import { useT } from '../i18n/use-t'
import { useMoney } from '../shop/money'
import type { ReturnValues } from '../shop/new-return.server'
import type { ExchangeOffer } from '../shop/return-offers.server'

interface SelectProps {
  lineId: string
  offers: ExchangeOffer[]
  currency: string
  value: string | undefined
}

/** What a line is exchanged for, of the same piece. Shown, by the style sheet, once an exchange is chosen. */
export function ExchangeSelect({ lineId, offers, currency, value }: SelectProps) {
  const { t } = useT()
  const money = useMoney()
  if (offers.length === 0) return null
  const id = `wanted-${returnFields(lineId).quantity}`
  return (
    <div className="cw-Field for-exchange">
      <label className="cw-Field-label" htmlFor={id}>
        {t('exchange_for')}
      </label>
      <select
        id={id}
        name={`wanted:${lineId}`}
        defaultValue={value ?? ''}
        className="cw-Input cw-FormField-select"
      >
        <option value="">{t('exchange_not')}</option>
        {offers.map(({ variant, label, price }) => (
          <option key={variant} value={variant}>
            {label} · {money(price, currency)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface FindProps {
  found: ExchangeOffer[]
  values: ReturnValues | undefined
  currency: string
}

/** Another piece of the catalogue, found by words and chosen from what is found. */
export function ExchangeFind({ found, values, currency }: FindProps) {
  const { t } = useT()
  const money = useMoney()
  const isEmpty = Boolean(values?.find) && found.length === 0
  return (
    <div className="exchange-find for-exchange">
      <label htmlFor="find">{t('exchange_find')}</label>
      <div className="exchange-find-row">
        <input
          id="find"
          name="find"
          type="search"
          defaultValue={values?.find}
          autoComplete="off"
          maxLength={100}
        />
        <button type="submit" name="intent" value="find" className="button button-quiet">
          {t('search')}
        </button>
      </div>
      {isEmpty && <p role="status">{t('nothing_found')}</p>}
      {found.length > 0 && (
        <select name="piece" defaultValue={values?.piece} aria-label={t('exchange_for')}>
          <option value="">{t('exchange_not')}</option>
          {found.map(({ variant, label, price }) => (
            <option key={variant} value={variant}>
              {label} · {money(price, currency)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
