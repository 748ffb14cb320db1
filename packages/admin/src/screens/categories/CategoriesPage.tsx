import type { ProductCategory } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { IconButton } from '@cartwright/ui/IconButton'
import { FolderIcon, MoreIcon, PlusIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useExport } from '../../kit/list/use-export'
import { Page } from '../../kit/Page'
import { useRemoved } from '../../kit/pending-removals'
import { useErrorMessage } from '../../kit/use-error-message'
import { useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { useShortcuts } from '../../shell/shortcuts'
import { CategoryCard } from './CategoryCard'
import type { Edited } from './CategoryDialog'
import { allCategories, useCategoryTree } from './resource'
import './categories.css'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { onDemand } from '../../kit/on-demand'

const CategoryTree = onDemand(async () => (await import('./CategoryTree')).CategoryTree, {
  placeholder: <Skeleton lines={6} height="1.25rem" />,
})

const CategoryDialog = onDemand(async () => (await import('./CategoryDialog')).CategoryDialog)

/** The tree of categories, and beside it the one that is open: what it is and what is in it. */
export function CategoriesPage() {
  const t = useWords('categories')
  const message = useErrorMessage()
  const may = useMay()
  const removed = useRemoved()
  const tree = useCategoryTree()
  const [search, setSearch] = useSearchParams()
  const [edited, setEdited] = useState<Edited>()
  const roots = useMemo(() => without(tree.data?.product_categories ?? [], removed), [tree.data, removed])
  const all = useMemo(() => allCategories(roots), [roots])
  const opened = all.find(({ id }) => id === search.get('id'))
  const open = (id: string | undefined) => setSearch(id ? { id } : {})
  const mayMake = may('POST /admin/product-categories')
  const make = () => setEdited({ kind: 'new' })
  useShortcuts(mayMake ? { c: make } : {})
  const exporting = useExport('category-export', {})
  const newButton = mayMake && (
    <Button variant="primary" icon={<PlusIcon />} onPress={make}>
      {t('list.new')}
    </Button>
  )
  return (
    <Page
      title={t('list.title')}
      count={tree.data && all.length}
      actions={
        <>
          {exporting && all.length > 0 && (
            <Menu
              placement="bottom end"
              trigger={<IconButton label={t('common:more_actions')} icon={<MoreIcon />} />}
              items={[exporting]}
            />
          )}
          {newButton}
        </>
      }
    >
      {tree.error && !tree.data ? (
        <ErrorPanel
          title={t('list.failed')}
          onRetry={() => void tree.refetch()}
          isRetrying={tree.isFetching}
          requestId={tree.error.requestId}
        >
          {message(tree.error)} {t('common:nothing_lost')}
        </ErrorPanel>
      ) : tree.data && all.length === 0 ? (
        <EmptyState icon={<FolderIcon size={20} />} title={t('list.empty')} actions={newButton}>
          {t('list.empty_text')}
        </EmptyState>
      ) : (
        <div className="ad-Categories">
          <Card className="ad-Categories-tree">
            <p className="ad-Muted">{t('tree_text')}</p>
            <CategoryTree
              roots={roots}
              isLoading={tree.isPending}
              opened={opened}
              onOpen={({ id }) => open(id)}
              onEdit={setEdited}
              onRemoved={(id) => id === opened?.id && open(undefined)}
            />
          </Card>
          {opened ? (
            <CategoryCard
              key={opened.id}
              category={opened}
              way={wayTo(roots, opened.id)}
              onEdit={setEdited}
            />
          ) : (
            <EmptyState icon={<FolderIcon size={20} />} title={t('none_open')}>
              {t('none_open_text')}
            </EmptyState>
          )}
        </div>
      )}
      {edited && <CategoryDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}

/** The tree without what is on its way out. */
const without = (categories: readonly ProductCategory[], removed: ReadonlySet<string>): ProductCategory[] =>
  categories
    .filter(({ id }) => !removed.has(id))
    .map((category) => ({
      ...category,
      category_children: without(category.category_children ?? [], removed),
    }))

/** The names of those above a category, from the top. */
function wayTo(categories: readonly ProductCategory[], id: string): string[] {
  for (const category of categories) {
    if (category.id === id) return []
    const below = category.category_children ?? []
    if (allCategories(below).some((one) => one.id === id)) return [category.name, ...wayTo(below, id)]
  }
  return []
}
