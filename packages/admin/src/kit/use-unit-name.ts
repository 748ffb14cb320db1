import { intlTagOf, languageOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/** What products are measured in. */
export type Unit = 'gram' | 'millimeter'

/** A unit as the reader abbreviates it, to stand after a field: `g`, `г`, `غرام`. */
export function useUnitName(): (unit: Unit) => string {
  const { i18n } = useTranslation()
  const locale = intlTagOf(languageOf(i18n.language))
  return (unit) => {
    const parts = new Intl.NumberFormat(locale, { style: 'unit', unit }).formatToParts(0)
    return parts.find(({ type }) => type === 'unit')?.value ?? ''
  }
}
