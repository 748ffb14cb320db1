'use client'

import { type RegionBound, type RegionChoice, regionEffects } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { type ChoiceCard, ChoiceCards } from '../ChoiceCards/ChoiceCards.js'
import { RegionEffects } from './RegionEffects.js'

export interface RegionSwitchProps {
  regions: readonly RegionChoice[]
  /** The id of the region that counts now. */
  current: string
  /** What of the cart depends on the region, as `regionBound` of the SDK reads it. */
  cart?: RegionBound
  /** Where the form posts to; the page itself when absent. */
  action?: string
  /** Called instead of posting. */
  onSwitch?: (regionId: string) => void
  /** `region` when absent. */
  name?: string
  /** More of the same form: a choice of language. */
  children?: ReactNode
  /** On the button: "Save" when absent. */
  submitLabel?: string
  className?: string
}

/**
 * The regions of a shop, each with its currency, its countries and how taxes are shown. One that is chosen says what it will
 * change, before anything is. It posts as a plain form, as everything on a page changes with the region.
 */
export function RegionSwitch({
  regions,
  current,
  cart,
  name = 'region',
  onSwitch,
  ...props
}: RegionSwitchProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' })
  const from = regions.find(({ id }) => id === current)
  const nameOf = (code: string) => countries.of(code.toUpperCase()) ?? code
  const cards = regions.map((region): ChoiceCard => {
    const [only] = region.countries
    const isOne = region.countries.length === 1 && only !== undefined
    const effects = from ? regionEffects(from, region, cart) : []
    return {
      value: region.id,
      title: <bdi>{isOne ? nameOf(only) : region.name}</bdi>,
      description: isOne ? undefined : region.countries.map(nameOf).join(', '),
      aside: (
        <>
          {currencies.of(region.currency_code.toUpperCase())}
          <small className="cw-RegionSwitch-tax">{t(region.inclusive ? 'taxIncluded' : 'taxExcluded')}</small>
        </>
      ),
      details: effects.length > 0 ? <RegionEffects effects={effects} /> : undefined,
    }
  })
  return (
    <form
      method="post"
      action={props.action}
      className={classNames('cw-RegionSwitch', props.className)}
      onSubmit={(event) => {
        if (!onSwitch) return
        event.preventDefault()
        onSwitch(String(new FormData(event.currentTarget).get(name) ?? ''))
      }}
    >
      <ChoiceCards label={t('region')} name={name} cards={cards} defaultValue={current} />
      {props.children}
      <button type="submit" className="cw-Button" data-variant="primary" data-size="l">
        {props.submitLabel ?? t('save')}
      </button>
    </form>
  )
}
