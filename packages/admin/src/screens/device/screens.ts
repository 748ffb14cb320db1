import { screens } from '../screen'

export const deviceScreens = screens([
  { path: 'device', load: async () => (await import('./DevicePage')).DevicePage },
])
