import { MailIcon, UserIcon, UsersIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const customerScreens = screens([
  {
    path: 'customers',
    name: 'customers',
    icon: UserIcon,
    keys: 'G U',
    place: 'sidebar',
    needs: 'GET /admin/customers',
    load: async () => (await import('./CustomersPage')).CustomersPage,
  },
  {
    path: 'customers/groups',
    name: 'customer_groups',
    icon: UsersIcon,
    place: 'sidebar',
    below: 'customers',
    needs: 'GET /admin/customer-groups',
    load: async () => (await import('../customer-groups/CustomerGroupsPage')).CustomerGroupsPage,
  },
  {
    path: 'customers/newsletter',
    name: 'newsletter',
    icon: MailIcon,
    place: 'sidebar',
    below: 'customers',
    needs: 'GET /admin/newsletter-subscribers',
    load: async () => (await import('../newsletter/NewsletterPage')).NewsletterPage,
  },
  {
    path: 'customers/groups/:id',
    needs: 'GET /admin/customer-groups/:id',
    load: async () => (await import('../customer-groups/CustomerGroupPage')).CustomerGroupPage,
  },
  {
    path: 'customers/:id',
    needs: 'GET /admin/customers/:id',
    load: async () => (await import('./CustomerPage')).CustomerPage,
  },
])
