import { HomeIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const homeScreens = screens([
  {
    path: '',
    name: 'home',
    icon: HomeIcon,
    keys: 'G H',
    place: 'sidebar',
    load: async () => (await import('./HomePage')).HomePage,
  },
])
