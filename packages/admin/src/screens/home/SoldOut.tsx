import { useEndpoint } from '@cartwright/sdk/react'
import { DataTable } from '@cartwright/ui/DataTable'
import { Drawer } from '@cartwright/ui/Drawer'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { Pagination } from '@cartwright/ui/Pagination'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'

/** What counts as sold out: the same for the number on home and for the list behind it. */
export const soldOut = { available_quantity: { lte: 0 } }

const limit = 20

/** The variants of which nothing is left, each a way to its product. */
export function SoldOut({ onClose }: { onClose: () => void }) {
  const t = useWords('home')
  const message = useErrorMessage()
  const [offset, setOffset] = useState(0)
  const { data, error, isPlaceholderData } = useEndpoint(
    'GET /admin/variants',
    { query: { ...soldOut, limit, offset, expand: 'product' } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Drawer
      title={t('sold_out')}
      width={560}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <DataTable
        label={t('sold_out')}
        rows={data?.variants ?? []}
        rowId={({ id }) => id}
        rowHref={({ product_id }) => paths.product(product_id)}
        isLoading={!data && !error}
        isRefreshing={isPlaceholderData}
        scroll="own"
        empty={<EmptyState title={error ? message(error) : t('nothing_sold_out')} />}
        columns={[
          {
            id: 'variant',
            header: t('variant'),
            cell: ({ product, title }) => (
              <span className="ad-Under">
                <span className="ad-Strong">{product?.title ?? title}</span>
                {product && <span className="ad-Muted">{title}</span>}
              </span>
            ),
          },
          { id: 'sku', header: t('sku'), cell: ({ sku }) => <bdi className="ad-Code">{sku}</bdi> },
          {
            id: 'left',
            header: t('left'),
            isNumeric: true,
            cell: ({ inventory_quantity }) => inventory_quantity,
          },
        ]}
      />
      {data && data.count > limit && (
        <Pagination
          label={t('sold_out')}
          offset={offset}
          limit={limit}
          total={data.count}
          onChange={setOffset}
        />
      )}
    </Drawer>
  )
}
