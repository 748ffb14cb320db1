import type { PricedProduct, ProductStatus } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { IconButton } from '@cartwright/ui/IconButton'
import { CheckIcon, CopyIcon, MoreIcon, TrashIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { useRemove } from '../../kit/resource/use-remove'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useNavigate } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { copyOf } from './copy-product'
import { productStatuses, useProductStatusName } from './product-status'
import { products } from './resource'

/** What can be done with a product as a whole: its status, a copy, deletion. */
export function ProductActions({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const may = useMay()
  const statusName = useProductStatusName()
  const setStatus = useSetStatus(product)
  const copy = useCopy(product)
  const remove = useRemove(products)
  const go = useNavigate()
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton label={t('more_actions')} icon={<MoreIcon />} />}
      items={[
        {
          name: t('status'),
          items: productStatuses.map((status) => ({
            id: status,
            name: statusName(status),
            icon: status === product.status ? <CheckIcon /> : <span className="ad-NoIcon" />,
            isDisabled: status === product.status || !may('POST /admin/products/:id'),
            onAction: () => setStatus(status),
          })),
        },
        {
          items: [
            {
              id: 'duplicate',
              name: t('duplicate'),
              icon: <CopyIcon />,
              isDisabled: !may('POST /admin/products'),
              onAction: () => void copy(),
            },
            {
              id: 'delete',
              name: t('delete_product'),
              icon: <TrashIcon />,
              isDanger: true,
              isDisabled: !remove,
              onAction: () => {
                remove?.({ id: product.id, title: t('deleted', { name: product.title }) })
                void go(paths.products)
              },
            },
          ],
        },
      ]}
    />
  )
}

/** Changes the status; "Undo" brings back the one before. */
function useSetStatus({ id, title, status: before }: PricedProduct) {
  const toast = useToast()
  const statusName = useProductStatusName()
  const change = useAct('POST /admin/products/:id')
  const set = (status: ProductStatus, onSuccess?: () => void) =>
    change.mutate({ params: { id }, body: { status } }, { onSuccess })
  return (status: ProductStatus) =>
    set(
      status,
      () =>
        void toast.undo({
          title: `${title}: ${statusName(status)}`,
          onUndo: () => set(before),
          // It is so in the shop already.
          onCommit: () => undefined,
        }),
    )
}

/** Makes a draft after a product and opens it. */
function useCopy(product: PricedProduct) {
  const t = useWords('products')
  const toast = useToast()
  const message = useErrorMessage()
  const go = useNavigate()
  const create = useChange('POST /admin/products')
  return async () => {
    try {
      const made = await create.mutateAsync({ body: copyOf(product, t('copy_of', { name: product.title })) })
      toast.success(t('product_created'))
      void go(paths.product(made.product.id))
    } catch (error) {
      toast.error({ title: t('common:not_done'), text: message(error) })
    }
  }
}
