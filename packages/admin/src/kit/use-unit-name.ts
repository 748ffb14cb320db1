import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/** What products are measured in. */
export type Unit = 'gram' | 'millimeter'

/** A unit as the reader abbreviates it, to stand after a field: `g`, `г`, `غرام`. */
export function useUnitName(): (unit: Unit) => string {
  const { i18n } = useTranslation()
  // Where a browser has no table of a language (Chromium of Bosnian), English and not that of the device stands in.
  const locales = [tagOf(languageOf(i18n.language)), 'en']
  return (unit) => {
    const parts = new Intl.NumberFormat(locales, { style: 'unit', unit }).formatToParts(0)
    return parts.find(({ type }) => type === 'unit')?.value ?? ''
  }
}
