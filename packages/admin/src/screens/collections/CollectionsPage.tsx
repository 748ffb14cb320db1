import { LayersIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useDateFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { useLocale } from '../../kit/locale'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { collections } from './resource'

const CollectionDialog = onDemand(async () => (await import('./CollectionDialog')).CollectionDialog)

/** Products that belong together: a season, a maker. */
export function CollectionsPage() {
  const t = useWords('collections')
  const locale = useLocale()
  return (
    <ListPage
      of={collections}
      screen="collections"
      icon={LayersIcon}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => paths.collection(id)}
      filters={[useDateFilter('created_at', t('fields.created_at'))]}
      columns={(column) => [
        column.name('title', { isSortable: true }),
        column.code('handle'),
        column.of('products', ({ products }) => (products?.length ?? 0).toLocaleString(locale), {
          isNumeric: true,
        }),
        column.date('created_at', { isSortable: true }),
        column.date('updated_at', { isSortable: true, format: 'relative' }),
      ]}
      edit={(_, close) => <CollectionDialog onClose={close} />}
    />
  )
}
