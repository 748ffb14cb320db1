import { UsersIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const teamScreens = screens([
  {
    path: 'settings/team',
    name: 'team',
    icon: UsersIcon,
    place: 'settings',
    needs: 'GET /admin/team',
    load: async () => (await import('./TeamPage')).TeamPage,
  },
  {
    path: 'settings/team/roles',
    needs: 'GET /admin/roles',
    load: async () => (await import('./RolesPage')).RolesPage,
  },
  {
    path: 'settings/team/roles/new',
    needs: 'POST /admin/roles',
    load: async () => (await import('./NewRolePage')).NewRolePage,
  },
  {
    path: 'settings/team/roles/:id',
    needs: 'GET /admin/roles/:id',
    load: async () => (await import('./RolePage')).RolePage,
  },
])
