import type { ProductCategory } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { useWords } from '../../i18n/use-words'

/** What is unusual about a category: shoppers do not see it, or not yet. */
export function CategoryFlags({ category }: { category: ProductCategory }) {
  const t = useWords('categories')
  return (
    <>
      {!category.is_active && <Badge tone="grey">{t('inactive')}</Badge>}
      {category.is_internal && <Badge tone="violet">{t('internal')}</Badge>}
    </>
  )
}
