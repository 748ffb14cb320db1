import { useEndpoint } from '@cartwright/sdk/react'
import type { Command, CommandGroup } from '@cartwright/ui/CommandPalette'
import { BoxIcon, FolderIcon, OrderIcon, PercentIcon, TagIcon, UserIcon } from '@cartwright/ui/icons'
import { useWords } from '../i18n/use-words'
import { paths } from '../paths'
import { useMay } from './permissions'
import { nameOf } from './session'

const few = { limit: 5 }

/**
 * Records that match what is typed: the order of a number first, then orders, drafts, products, customers, discounts and
 * collections, as far as the reader may see them.
 */
export function useFound(q: string): { groups: readonly CommandGroup[]; isSearching: boolean } {
  const t = useWords('palette')
  const may = useMay()
  const isAsked = q.length > 1
  const number = /^#?(\d+)$/.exec(q)?.[1]
  const orderFields = { fields: 'id,display_id,email', expand: 'customer' }
  const numbered = useEndpoint(
    'GET /admin/orders',
    { query: { display_id: number, limit: 1, ...orderFields } },
    { enabled: number !== undefined && may('GET /admin/orders') },
  )
  const orders = useEndpoint(
    'GET /admin/orders',
    { query: { q, ...few, ...orderFields } },
    { enabled: isAsked && may('GET /admin/orders') },
  )
  const drafts = useEndpoint(
    'GET /admin/draft-orders',
    { query: { q, ...few, fields: 'id,display_id', expand: 'cart' } },
    { enabled: isAsked && may('GET /admin/draft-orders') },
  )
  const products = useEndpoint(
    'GET /admin/products',
    { query: { q, ...few, fields: 'id,title,handle', expand: 'variants' } },
    { enabled: isAsked && may('GET /admin/products') },
  )
  // By SKU or barcode: what stands on the label of a piece.
  const variants = useEndpoint(
    'GET /admin/variants',
    { query: { q, ...few, fields: 'id,title,sku,barcode,product_id', expand: 'product' } },
    { enabled: isAsked && /\d|-/.test(q) && may('GET /admin/variants') },
  )
  const customers = useEndpoint(
    'GET /admin/customers',
    { query: { q, ...few } },
    { enabled: isAsked && may('GET /admin/customers') },
  )
  const discounts = useEndpoint(
    'GET /admin/discounts',
    { query: { q, ...few, expand: 'rule' } },
    { enabled: isAsked && may('GET /admin/discounts') },
  )
  const collections = useEndpoint(
    'GET /admin/collections',
    { query: { q, ...few } },
    { enabled: isAsked && may('GET /admin/collections') },
  )
  // The shop has matched these by fields that are not shown; what was typed among their keywords keeps them in.
  const found = (name: string, commands: readonly Command[] = []): CommandGroup => ({
    name,
    commands: commands.map((command) => ({ ...command, keywords: q })),
  })
  const first = number === undefined ? [] : (numbered.data?.orders ?? [])
  const others = isAsked ? (orders.data?.orders ?? []) : []
  const everyOrder = [...first, ...others.filter(({ id }) => id !== first[0]?.id)]
  const shown = isAsked
    ? [
        found(
          t('common:places.draft_orders'),
          drafts.data?.draft_orders.map(({ id, display_id, cart }) => ({
            id,
            name: `#${display_id}`,
            description: cart?.email ?? undefined,
            icon: <OrderIcon />,
            href: paths.draftOrder(id),
          })),
        ),
        found(
          t('common:places.products'),
          products.data?.products.map(({ id, title }) => ({
            id,
            name: title,
            icon: <BoxIcon />,
            href: paths.product(id),
          })),
        ),
        found(
          t('variants'),
          variants.data?.variants.map(({ id, title, sku, barcode, product_id, product }) => ({
            id,
            name: [product?.title, title].filter(Boolean).join(' · '),
            description: sku ?? barcode ?? undefined,
            icon: <TagIcon />,
            href: paths.product(product_id),
          })),
        ),
        found(
          t('common:places.customers'),
          customers.data?.customers.map((one) => ({
            id: one.id,
            name: nameOf(one),
            description: one.email,
            icon: <UserIcon />,
            href: paths.customer(one.id),
          })),
        ),
        found(
          t('common:places.discounts'),
          discounts.data?.discounts.map(({ id, code, rule }) => ({
            id,
            name: code,
            description: rule?.description ?? undefined,
            icon: <PercentIcon />,
            href: paths.discount(id),
          })),
        ),
        found(
          t('common:places.collections'),
          collections.data?.collections.map(({ id, title }) => ({
            id,
            name: title,
            icon: <FolderIcon />,
            href: paths.collection(id),
          })),
        ),
      ]
    : []
  return {
    isSearching: [numbered, orders, drafts, products, variants, customers, discounts, collections].some(
      ({ isFetching }) => isFetching,
    ),
    groups: [
      found(
        t('common:places.orders'),
        everyOrder.slice(0, 5).map(({ id, display_id, email }) => ({
          id,
          name: `#${display_id}`,
          description: email,
          icon: <OrderIcon />,
          href: paths.order(id),
        })),
      ),
      ...shown,
    ],
  }
}
