import { useT } from '../i18n/use-t'
import { usePath } from '../islands/shop-context'

/** What an order is placed under, with the pages that say it. */
export function TermsLine() {
  const path = usePath()
  const { t } = useT()
  const pages: Record<string, React.ReactNode> = {
    terms: (
      <a key="terms" href={path('/pages/terms')} target="_blank" rel="noopener">
        {t('page_terms')}
      </a>
    ),
    privacy: (
      <a key="privacy" href={path('/pages/privacy')} target="_blank" rel="noopener">
        {t('page_privacy')}
      </a>
    ),
  }
  // The languages put the two in different places of the sentence.
  return t('checkout_terms')
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? pages[part] : part))
}
