import { languageOf, tagOf } from '@cartwright/ui/strings'

/**
 * What i18next calls the language of a locale: its tag without a region. Tamil is `ta` here and only its files are named
 * `tm`: Intl knows no `tm`, and would choose the plural forms by the language of the browser.
 */
export const codeOf = (locale: string): string => new Intl.Locale(tagOf(languageOf(locale))).language
