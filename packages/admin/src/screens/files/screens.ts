import { FileIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const fileScreens = screens([
  {
    path: 'settings/files',
    name: 'files',
    icon: FileIcon,
    place: 'settings',
    needs: 'GET /admin/uploads',
    load: async () => (await import('./FilesPage')).FilesPage,
  },
])
