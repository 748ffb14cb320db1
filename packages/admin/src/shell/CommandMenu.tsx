import { useEndpoint } from '@cartwright/sdk/react'
import { type Command, CommandPalette } from '@cartwright/ui/CommandPalette'
import { ArrowEndIcon, BoxIcon, EyeIcon, InfoIcon, OrderIcon, PlusIcon, UserIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownZones } from '../extensions/shown-zones'
import { useDelayed } from '../kit/use-delayed'
import { paths } from '../paths'
import { places } from './navigation'
import { nameOf, useSignOut } from './session'
import { toggleTheme } from './theme'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onHelp: () => void
}

/** Finds orders, products and customers, pages and actions by typing. */
export function CommandMenu({ isOpen, onOpenChange, onHelp }: Props) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [areZonesShown, showZones] = useShownZones()
  const [typed, setTyped] = useState('')
  const records = useRecords(useDelayed(typed.trim()), isOpen)
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSearch={setTyped}
      isSearching={records.isSearching}
      groups={[
        ...records.groups,
        {
          name: t('pages'),
          commands: places.map(({ name, path, icon: Icon, keys }) => ({
            id: name,
            name: t(name),
            icon: <Icon />,
            shortcut: keys,
            href: path,
          })),
        },
        {
          name: t('actions'),
          commands: [
            { id: 'new-product', name: t('new_product'), icon: <PlusIcon />, href: paths.newProduct },
            {
              id: 'theme',
              name: t('switch_theme'),
              icon: <EyeIcon />,
              shortcut: '⌘⇧L',
              onAction: toggleTheme,
            },
            ...(import.meta.env.DEV
              ? [
                  {
                    id: 'zones',
                    name: t('show_zones'),
                    icon: <EyeIcon />,
                    onAction: () => showZones(!areZonesShown),
                  },
                ]
              : []),
            { id: 'help', name: t('shortcuts'), icon: <InfoIcon />, shortcut: '?', onAction: onHelp },
            { id: 'out', name: t('sign_out'), icon: <ArrowEndIcon />, onAction: () => void signOut() },
          ],
        },
      ]}
    />
  )
}

/** Records that match what is typed: orders by number and e-mail, products by title and SKU, customers by name. */
function useRecords(q: string, isOpen: boolean) {
  const { t } = useTranslation()
  const options = { enabled: isOpen && q.length > 1 }
  const orders = useEndpoint(
    'GET /admin/orders',
    { query: { q, limit: 5, fields: 'id,display_id,email', expand: 'customer' } },
    options,
  )
  const products = useEndpoint(
    'GET /admin/products',
    { query: { q, limit: 5, fields: 'id,title,handle', expand: 'variants' } },
    options,
  )
  const customers = useEndpoint('GET /admin/customers', { query: { q, limit: 5 } }, options)
  // The shop has matched these by fields that are not shown; what was typed among their keywords keeps them in.
  const found = (name: string, commands: readonly Command[] = []) => ({
    name,
    commands: commands.slice(0, 5).map((command) => ({ ...command, keywords: q })),
  })
  return {
    isSearching: orders.isFetching || products.isFetching || customers.isFetching,
    groups: [
      found(
        t('orders'),
        orders.data?.orders.map(({ id, display_id, email }) => ({
          id,
          name: `#${display_id}`,
          description: email,
          icon: <OrderIcon />,
          href: paths.order(id),
        })),
      ),
      found(
        t('products'),
        products.data?.products.map(({ id, title }) => ({
          id,
          name: title,
          icon: <BoxIcon />,
          href: paths.product(id),
        })),
      ),
      found(
        t('customers'),
        customers.data?.customers.map((one) => ({
          id: one.id,
          name: nameOf(one),
          description: one.email,
          icon: <UserIcon />,
          href: paths.customer(one.id),
        })),
      ),
    ],
  }
}
