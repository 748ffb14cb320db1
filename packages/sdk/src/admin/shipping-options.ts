import type { Call } from '../call'
import { listed } from '../iterate'

export const shippingOptions = (call: Call) => ({
  ...listed(call('GET /admin/shipping-options', 'query')),
  /** Create a way to send. */
  create: call('POST /admin/shipping-options', 'body'),
  /** Read a way to send. */
  retrieve: call('GET /admin/shipping-options/:id'),
  /** Change a way to send. */
  update: call('POST /admin/shipping-options/:id', 'body'),
  /** Remove a way to send. */
  delete: call('DELETE /admin/shipping-options/:id'),
  /** What a shipping option is called in the languages that are kept. */
  listTranslations: call('GET /admin/shipping-options/:id/translations'),
  /**
   * Keep what a shipping option is called in a language, in place of what was kept. All words of a language at once: those that
   * are left out are said as the catalogue says them.
   */
  updateTranslation: call('POST /admin/shipping-options/:id/translations/:language', 'body'),
  /** Forget what a shipping option is called in a language. */
  deleteTranslation: call('DELETE /admin/shipping-options/:id/translations/:language'),
})
