import type { Output, ProductCategory } from '@cartwright/contract'
import { keyOf, useChange } from '@cartwright/sdk/react'
import { EditIcon, PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { useToast } from '@cartwright/ui/Toast'
import { Tree } from '@cartwright/ui/Tree'
import { moveTreeItem, type TreeMove } from '@cartwright/ui/tree-moves'
import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '../../i18n/use-words'
import { useRemove } from '../../kit/resource/use-remove'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMay } from '../../shell/permissions'
import type { Edited } from './CategoryDialog'
import { CategoryFlags } from './CategoryFlags'
import { categories, categoryShape, treeQuery } from './resource'

interface Props {
  roots: readonly ProductCategory[]
  isLoading: boolean
  opened: ProductCategory | undefined
  onOpen: (category: ProductCategory) => void
  onEdit: (edited: Edited) => void
  onRemoved: (id: string) => void
}

/** All categories below one another: opened, moved by pointer, keys or menu, renamed, removed. */
export function CategoryTree({ roots, isLoading, opened, onOpen, onEdit, onRemoved }: Props) {
  const t = useWords('categories')
  const may = useMay()
  const remove = useRemove(categories)
  const { move, rename } = useTreeChanges()
  const mayChange = may('POST /admin/product-categories/:id')
  return (
    <Tree
      {...categoryShape}
      key={isLoading ? 'coming' : 'tree'}
      label={t('list.title')}
      items={roots}
      isLoading={isLoading}
      itemName={({ name }) => name}
      itemDetails={(category) => <CategoryFlags category={category} />}
      defaultExpanded="all"
      selectionMode="single"
      selected={new Set(opened ? [opened.id] : [])}
      onSelectedChange={(ids) => {
        const [id] = ids
        const category = id && find(roots, id)
        if (category) onOpen(category)
      }}
      onAction={onOpen}
      onMove={mayChange ? move : undefined}
      onRename={mayChange ? rename : undefined}
      itemMenu={(category) => [
        ...(mayChange
          ? [
              {
                id: 'edit',
                name: t('common:edit'),
                icon: <EditIcon />,
                onAction: () => onEdit({ kind: 'old', category }),
              },
            ]
          : []),
        ...(may('POST /admin/product-categories')
          ? [
              {
                id: 'below',
                name: t('new_below'),
                icon: <PlusIcon />,
                onAction: () => onEdit({ kind: 'new', parent: category }),
              },
            ]
          : []),
        ...(remove
          ? [
              {
                id: 'remove',
                name: t('common:delete'),
                icon: <TrashIcon />,
                isDanger: true,
                isDisabled: hasChildren(category),
                description: hasChildren(category) ? t('has_children') : undefined,
                onAction: () => {
                  remove({ id: category.id, title: t('list.deleted', { name: category.name }) })
                  onRemoved(category.id)
                },
              },
            ]
          : []),
      ]}
    />
  )
}

const hasChildren = ({ category_children = [] }: ProductCategory) => category_children.length > 0

function find(level: readonly ProductCategory[], id: string): ProductCategory | undefined {
  for (const category of level) {
    const found = category.id === id ? category : find(category.category_children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** Changes that are seen at once: the tree is put right by the shop's answer, and as it was where the shop refuses. */
function useTreeChanges() {
  const t = useWords('categories')
  const toast = useToast()
  const message = useErrorMessage()
  const cache = useQueryClient()
  const key = keyOf('GET /admin/product-categories', treeQuery)
  const change = useChange('POST /admin/product-categories/:id', {
    onError: (error) => {
      toast.error({ title: t('not_moved'), text: message(error) })
      void cache.invalidateQueries({ queryKey: key })
    },
  })
  const show = (alter: (roots: ProductCategory[]) => ProductCategory[]) =>
    cache.setQueryData<Output<'GET /admin/product-categories'>>(
      key,
      (before) => before && { ...before, product_categories: alter(before.product_categories) },
    )
  const move = (to: TreeMove) => {
    show((roots) =>
      moveTreeItem(roots, to, {
        ...categoryShape,
        withChildren: (category, category_children) => ({ ...category, category_children }),
      }),
    )
    change.mutate({ params: { id: to.key }, body: { parent_category_id: to.parentKey, rank: to.index } })
  }
  const rename = ({ id }: ProductCategory, name: string) => {
    show((roots) => renamed(roots, id, name))
    change.mutate({ params: { id }, body: { name } })
  }
  return { move, rename }
}

const renamed = (level: readonly ProductCategory[], id: string, name: string): ProductCategory[] =>
  level.map((category) => ({
    ...category,
    ...(category.id === id ? { name } : {}),
    category_children: renamed(category.category_children ?? [], id, name),
  }))
