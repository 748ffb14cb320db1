'use client'

import type { RegionEffect } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Translate, useStrings } from '../../strings/use-strings.js'

/** What a switch of region will change, a sentence each. */
export function RegionEffects({ effects }: { effects: readonly RegionEffect[] }) {
  const t = useStrings()
  const { locale } = useLocale()
  return (
    <>
      <p className="cw-RegionSwitch-lead">{t('regionWillChange')}</p>
      <ul className="cw-RegionSwitch-effects">
        {effects.map((effect) => (
          <li key={effect.kind}>{wordsOf(effect, t, locale)}</li>
        ))}
      </ul>
    </>
  )
}

function wordsOf(effect: RegionEffect, t: Translate, locale: string): string {
  const currency = (code: string) =>
    new Intl.DisplayNames(locale, { type: 'currency' }).of(code.toUpperCase()) ?? code
  switch (effect.kind) {
    case 'currency':
      return t('effectCurrency', { from: currency(effect.from), to: currency(effect.to) })
    case 'tax':
      return t(effect.inclusive ? 'effectTaxIncluded' : 'effectTaxExcluded')
    case 'address': {
      const country = new Intl.DisplayNames(locale, { type: 'region' }).of(effect.country.toUpperCase())
      return t('effectAddress', { country })
    }
    case 'delivery':
      return t('effectDelivery')
    case 'codes':
      return t('effectCodes', { codes: listOf(effect.codes, locale) })
  }
}

/** Codes as a list in words. Each is kept in its own direction. */
export const listOf = (codes: readonly { code: string }[], locale: string): string =>
  new Intl.ListFormat(locale).format(codes.map(({ code }) => `\u2068${code}\u2069`))
