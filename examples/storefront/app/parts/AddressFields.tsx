import { useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import type { RootData } from '../root'
import { addressRule } from '../shop/address-rules'
import type { CheckoutErrors, CheckoutField, CheckoutValues } from '../shop/checkout-form'
import { Field } from './Field'

interface Props {
  values: CheckoutValues
  errors: CheckoutErrors
  country: string
  countries: { code: string; name: string }[]
}

/** The address as its country writes it: which parts there are, what they are called, in which order. */
export function AddressFields({ values, errors, country, countries }: Props) {
  const { t } = useT()
  const { language } = useRouteLoaderData('root') as RootData
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const rule = addressRule(country)
  const part = (name: CheckoutField) => ({ name, value: values[name], error: errors[name] })
  const optional = { isOptional: true, optionalText: t('optional') }
  const postal = rule.postal && (
    <Field
      key="postal_code"
      {...part('postal_code')}
      label={t(rule.postal.label ?? 'postal_code')}
      autoComplete="postal-code"
      dir="ltr"
      {...(rule.postal.optional ? optional : {})}
    />
  )
  const city = <Field key="city" {...part('city')} label={t('city')} autoComplete="address-level2" />
  const province = rule.province && (
    <Field
      key={`province-${country}`}
      {...part('province')}
      label={t(rule.province.label)}
      autoComplete="address-level1"
      choices={rule.province.choices}
      {...(rule.province.optional ? optional : {})}
    />
  )
  const street = (
    <Field key="address_1" {...part('address_1')} label={t('address_1')} autoComplete="address-line1" />
  )
  const more = (
    <Field
      key="address_2"
      {...part('address_2')}
      label={t('address_2')}
      autoComplete="address-line2"
      {...optional}
    />
  )
  const place = rule.isLargeFirst
    ? [postal, province, city, street, more]
    : [street, more, postal, city, province]
  return (
    <div className="address">
      <div className="field" data-name="country_code">
        <label htmlFor="country_code">{t('country')}</label>
        <select
          id="country_code"
          name="country_code"
          autoComplete="country"
          defaultValue={values.country_code}
          aria-invalid={errors.country_code ? true : undefined}
        >
          {countries.map(({ code }) => (
            <option key={code} value={code}>
              {names.of(code.toUpperCase())}
            </option>
          ))}
        </select>
        {errors.country_code && <p className="refusal">{errors.country_code}</p>}
      </div>
      <Field {...part('first_name')} label={t('first_name')} autoComplete="given-name" />
      <Field {...part('last_name')} label={t('last_name')} autoComplete="family-name" />
      {place}
      <Field
        {...part('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={t('phone_hint')}
        dir="ltr"
        {...optional}
      />
    </div>
  )
}
