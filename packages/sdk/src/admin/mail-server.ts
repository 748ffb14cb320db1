import type { Call } from '../call'

export const mailServer = (call: Call) => ({
  /** Read how mails leave the shop. */
  retrieve: call('GET /admin/mail-server'),
  /** Set up the mail server; it is used at once. */
  update: call('POST /admin/mail-server', 'body'),
  /** Forget the mail server: mails are kept and logged from then on. */
  delete: call('DELETE /admin/mail-server'),
  /** Send a test mail and tell what the server said. */
  test: call('POST /admin/mail-server/test', 'body'),
})
