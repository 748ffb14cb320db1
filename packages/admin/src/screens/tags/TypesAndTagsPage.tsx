import { useEndpoint } from '@cartwright/sdk/react'
import { Tabs } from '@cartwright/ui/Tabs'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { Page } from '../../kit/Page'
import { filtered, paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { LabelTable } from './LabelTable'

/** The words products are sorted by. They are made where a product gets them, and lead to the products that have them. */
export function TypesAndTagsPage() {
  const t = useWords('tags')
  const [search, setSearch] = useSearchParams()
  const types = useEndpoint('GET /admin/products/types')
  const tags = useEndpoint('GET /admin/products/tag-usage')
  return (
    <Page
      title={t('list.title')}
      subtitle={t('text')}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
    >
      <Tabs
        label={t('list.title')}
        selected={search.get('show') === 'tags' ? 'tags' : 'types'}
        onChange={(show) => setSearch(show === 'tags' ? { show } : {}, { replace: true })}
        items={[
          {
            id: 'types',
            name: t('types'),
            count: types.data?.types.length,
            content: (
              <Loaded of={types} failure={t('list.failed')}>
                {(data) => (
                  <LabelTable
                    label={t('types')}
                    empty={t('no_types')}
                    rows={data.types}
                    hrefOf={({ id }) => filtered(paths.products, { type_id: id })}
                  />
                )}
              </Loaded>
            ),
          },
          {
            id: 'tags',
            name: t('tags'),
            count: tags.data?.tags.length,
            content: (
              <Loaded of={tags} failure={t('list.failed')}>
                {(data) => (
                  <LabelTable
                    label={t('tags')}
                    empty={t('no_tags')}
                    rows={data.tags}
                    countOf={({ usage_count }) => Number(usage_count)}
                    hrefOf={({ id }) => filtered(paths.products, { tags: id })}
                  />
                )}
              </Loaded>
            ),
          },
        ]}
      />
    </Page>
  )
}
