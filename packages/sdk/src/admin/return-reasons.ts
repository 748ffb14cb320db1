import type { Call } from '../call'

export const returnReasons = (call: Call) => ({
  /** List reasons for returns. */
  list: call('GET /admin/return-reasons'),
  /** Create a reason for returns. */
  create: call('POST /admin/return-reasons', 'body'),
  /** Read a reason for returns. */
  retrieve: call('GET /admin/return-reasons/:id'),
  /** Change a reason for returns. */
  update: call('POST /admin/return-reasons/:id', 'body'),
  /** Remove a reason for returns. */
  delete: call('DELETE /admin/return-reasons/:id'),
  /** What a return reason is called in the languages that are kept. */
  listTranslations: call('GET /admin/return-reasons/:id/translations'),
  /**
   * Keep what a return reason is called in a language, in place of what was kept. All words of a language at once: those that
   * are left out are said as the catalogue says them.
   */
  updateTranslation: call('POST /admin/return-reasons/:id/translations/:language', 'body'),
  /** Forget what a return reason is called in a language. */
  deleteTranslation: call('DELETE /admin/return-reasons/:id/translations/:language'),
})
