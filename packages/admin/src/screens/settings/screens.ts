import { SettingsIcon, UndoIcon, UserIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const settingsScreens = screens([
  {
    path: 'settings',
    name: 'settings',
    icon: SettingsIcon,
    keys: 'G ,',
    place: 'sidebar',
    load: async () => (await import('./SettingsHome')).SettingsHome,
  },
  {
    path: 'settings/return-reasons',
    name: 'return_reasons',
    icon: UndoIcon,
    place: 'settings',
    needs: 'GET /admin/return-reasons',
    load: async () => (await import('../return-reasons/ReturnReasonsPage')).ReturnReasonsPage,
  },
  {
    path: 'settings/personal-information',
    name: 'personal',
    icon: UserIcon,
    place: 'settings',
    load: async () => (await import('../personal/PersonalPage')).PersonalPage,
  },
  {
    path: 'settings/personal-information/usage-data',
    load: async () => (await import('./UsagePage')).UsagePage,
  },
])
