import type { ProductCategory } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { EditIcon, PlusIcon } from '@cartwright/ui/icons'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { MembersCard } from '../../kit/resource/MembersCard'
import { Thumbnail } from '../../kit/Thumbnail'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { products } from '../products/resource'
import type { Edited } from './CategoryDialog'
import { CategoryFlags } from './CategoryFlags'
import './categories.css'

const LanguagesOfCategory = onDemand(async () => (await import('./LanguagesOfCategory')).LanguagesOfCategory)

interface Props {
  category: ProductCategory
  /** The names of those above it. */
  way: readonly string[]
  onEdit: (edited: Edited) => void
}

/** The category that is open: what it is, and the products in it. */
export function CategoryCard({ category, way, onEdit }: Props) {
  const t = useWords('categories')
  const may = useMay()
  const { name, handle, description } = category
  return (
    <div className="ad-Stack">
      <Card
        title={name}
        description={way.length > 0 ? way.join(' / ') : undefined}
        actions={
          <>
            {may('POST /admin/product-categories') && (
              <Button size="s" icon={<PlusIcon />} onPress={() => onEdit({ kind: 'new', parent: category })}>
                {t('new_below')}
              </Button>
            )}
            {may('POST /admin/product-categories/:id') && (
              <Button
                size="s"
                icon={<EditIcon size={14} />}
                onPress={() => onEdit({ kind: 'old', category })}
              >
                {t('common:edit')}
              </Button>
            )}
          </>
        }
      >
        <DescriptionList
          items={[
            { term: t('fields.handle'), details: <bdi className="ad-Code">/{handle}</bdi> },
            ...(description ? [{ term: t('fields.description'), details: description }] : []),
            {
              term: t('visibility'),
              details:
                category.is_active && !category.is_internal ? (
                  t('public')
                ) : (
                  <span className="ad-Flags">
                    <CategoryFlags category={category} />
                  </span>
                ),
            },
          ]}
        />
      </Card>
      <CategoryProducts id={category.id} />
      <LanguagesOfCategory category={category} />
    </div>
  )
}

function CategoryProducts({ id }: { id: string }) {
  const add = useChange('POST /admin/product-categories/:id/products/batch')
  const remove = useChange('DELETE /admin/product-categories/:id/products/batch')
  const may = useMay()
  const query = useMemo(
    () => ({ category_id: [id], fields: 'id,title,thumbnail,status', expand: '', order: 'title' }),
    [id],
  )
  const params = { id }
  const named = (ids: string[]) => ({ product_ids: ids.map((one) => ({ id: one })) })
  return (
    <MembersCard
      of={products}
      from={products}
      query={query}
      screen="categories"
      words="products"
      nameOf={({ title }) => title}
      picture={({ thumbnail }) => <Thumbnail url={thumbnail} size={28} />}
      hrefOf={(product) => paths.product(product.id)}
      columns={(column) => [
        column.name('title', { picture: ({ thumbnail }) => thumbnail }),
        column.status('status', ({ status }) => status),
      ]}
      onAdd={
        may('POST /admin/product-categories/:id/products/batch')
          ? (ids) => add.mutateAsync({ params, body: named(ids) })
          : undefined
      }
      onRemove={
        may('DELETE /admin/product-categories/:id/products/batch')
          ? (ids) => remove.mutateAsync({ params, body: named(ids) })
          : undefined
      }
    />
  )
}
