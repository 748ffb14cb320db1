import type { Call } from '../call'

export const mailServer = (call: Call) => ({
  retrieve: call('GET /admin/mail-server'),
  update: call('POST /admin/mail-server', 'body'),
  delete: call('DELETE /admin/mail-server'),
  test: call('POST /admin/mail-server/test', 'body'),
})
