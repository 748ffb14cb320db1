import type { Call } from '../call'

export const returnReasons = (call: Call) => ({
  list: call('GET /admin/return-reasons'),
  create: call('POST /admin/return-reasons', 'body'),
  retrieve: call('GET /admin/return-reasons/:id'),
  update: call('POST /admin/return-reasons/:id', 'body'),
  delete: call('DELETE /admin/return-reasons/:id'),
  listTranslations: call('GET /admin/return-reasons/:id/translations'),
  /** All words of a language at once: those that are left out are said as the catalogue says them. */
  updateTranslation: call('POST /admin/return-reasons/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/return-reasons/:id/translations/:language'),
})
