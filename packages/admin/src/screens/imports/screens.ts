import { screens } from '../screen'

export const importScreens = screens([
  {
    path: 'products/import',
    needs: 'POST /admin/batch-jobs',
    load: async () => (await import('./ImportPage')).ImportPage,
  },
])
