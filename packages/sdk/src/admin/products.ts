import type { Call } from '../call'
import { listed } from '../iterate'

export const products = (call: Call) => ({
  ...listed(call('GET /admin/products', 'query')),
  create: call('POST /admin/products', 'body'),
  retrieve: call('GET /admin/products/:id', 'query'),
  update: call('POST /admin/products/:id', 'body'),
  delete: call('DELETE /admin/products/:id'),
  setMetadata: call('POST /admin/products/:id/metadata', 'body'),
  listVariants: call('GET /admin/products/:id/variants', 'query'),
  createVariant: call('POST /admin/products/:id/variants', 'body'),
  updateVariant: call('POST /admin/products/:id/variants/:variant_id', 'body and query'),
  deleteVariant: call('DELETE /admin/products/:id/variants/:variant_id'),
  addOption: call('POST /admin/products/:id/options', 'body'),
  updateOption: call('POST /admin/products/:id/options/:option_id', 'body'),
  deleteOption: call('DELETE /admin/products/:id/options/:option_id'),
  listTypes: call('GET /admin/products/types'),
  listTags: call('GET /admin/products/tag-usage'),
})
