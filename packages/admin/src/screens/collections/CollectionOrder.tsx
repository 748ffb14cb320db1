import type { Output, PricedProduct } from '@cartwright/contract'
import type { ShopError } from '@cartwright/sdk'
import { keyOf, useClient } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { ArrowDownIcon, ArrowUpIcon } from '@cartwright/ui/icons'
import { Modal } from '@cartwright/ui/Modal'
import { Tree } from '@cartwright/ui/Tree'
import { moveTreeItem, type TreeMove } from '@cartwright/ui/tree-moves'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { Thumbnail } from '../../kit/Thumbnail'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'

interface Props {
  id: string
  onClose: () => void
}

const call = 'GET /admin/products'
const pageSize = 100
const flat = {
  itemId: ({ id }: PricedProduct) => id,
  childrenOf: () => [],
  withChildren: (product: PricedProduct) => product,
}

/** Puts the products of a collection in an order: by pointer, with Alt and the arrow keys, or by the menu of each. */
export function CollectionOrder({ id, onClose }: Props) {
  const t = useWords('collections')
  const message = useErrorMessage()
  const { rows, list } = useProductsInOrder(id)
  const [moved, setMoved] = useState<readonly PricedProduct[]>()
  const cache = useQueryClient()
  const arrange = useAct('POST /admin/collections/:id/products/order')
  const known = moved ? [...moved, ...(rows ?? []).slice(moved.length)] : rows
  const put = (next: readonly PricedProduct[], key: string) => {
    const before = known
    setMoved(next)
    const at = next.findIndex((one) => one.id === key)
    arrange.mutate(
      { params: { id }, body: { product_ids: [key], after: next[at - 1]?.id ?? null } },
      // What the shop refused stands where it stood.
      { onError: () => setMoved(before) },
    )
  }
  const close = () => {
    void cache.invalidateQueries({ queryKey: ['/admin/products'] })
    onClose()
  }
  const move = (to: TreeMove) => put(moveTreeItem(known ?? [], to, flat), to.key)
  return (
    <Modal
      title={t('order.title')}
      description={t('order.text')}
      isOpen
      onOpenChange={close}
      footer={
        <Button variant="primary" onPress={close}>
          {t('common:done')}
        </Button>
      }
    >
      {list.error && !known ? (
        <ErrorPanel
          title={t('order.failed')}
          onRetry={() => void list.refetch()}
          requestId={list.error.requestId}
        >
          {message(list.error)}
        </ErrorPanel>
      ) : (
        <Tree
          {...flat}
          label={t('order.title')}
          items={known ?? []}
          isLoading={!known}
          itemName={({ title }) => title}
          itemIcon={({ thumbnail }) => <Thumbnail url={thumbnail} size={28} />}
          onMove={move}
          canMove={({ parentKey }) => parentKey === null}
          itemMenu={(product) => [
            {
              id: 'first',
              name: t('order.first'),
              icon: <ArrowUpIcon />,
              isDisabled: known?.[0]?.id === product.id,
              onAction: () => move({ key: product.id, parentKey: null, index: 0 }),
            },
            {
              id: 'last',
              name: t('order.last'),
              icon: <ArrowDownIcon />,
              // The end is that of the whole collection.
              isDisabled: list.hasNextPage || known?.at(-1)?.id === product.id,
              onAction: () => move({ key: product.id, parentKey: null, index: (known?.length ?? 1) - 1 }),
            },
          ]}
        />
      )}
      {list.hasNextPage && (
        <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {t('order.more')}
        </Button>
      )}
    </Modal>
  )
}

/** The products as they stand when it is opened; what is moved here is not read anew in between. */
function useProductsInOrder(id: string) {
  const client = useClient()
  const query = {
    collection_id: [id],
    order: 'collection_position',
    fields: 'id,title,thumbnail',
    expand: 'collection',
    limit: pageSize,
  }
  const list = useInfiniteQuery<Output<typeof call>, ShopError>({
    queryKey: ['order of a collection', ...keyOf(call, { query })],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.send(call, { query: { ...query, offset: Number(pageParam) } }, { signal }),
    getNextPageParam: ({ count, offset, products }) =>
      offset + products.length < count ? offset + products.length : undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { list, rows: list.data?.pages.flatMap(({ products }) => products) }
}
