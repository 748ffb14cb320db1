import { screens } from '../screen'

const load = async () => (await import('./ImportPage')).ImportPage
const needs = 'POST /admin/batch-jobs'

export const importScreens = screens([
  { path: 'products/import', needs, load },
  { path: 'customers/import', needs, load },
  { path: 'inventory/import', needs, load },
  { path: 'discounts/import', needs, load },
  { path: 'gift-cards/import', needs, load },
])
