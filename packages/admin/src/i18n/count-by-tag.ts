import { tagOf } from '@cartwright/ui/strings'
import type { i18n } from 'i18next'

/**
 * Picks plural forms by the tag of a language where its file is called otherwise. `tm` (Tamil) means nothing to Intl,
 * which would count in the language of the device instead and ask for forms that Tamil does not have.
 */
export function countByTag(of: i18n): void {
  const resolver: Resolver = of.services.pluralResolver
  const ruleOf = resolver.getRule.bind(resolver)
  resolver.getRule = (language, options) => ruleOf(tagOf(language), options)
}

interface Resolver {
  getRule: (language: string, options?: object) => Intl.PluralRules
}
