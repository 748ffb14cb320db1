import type { CallName, Output } from '@cartwright/contract'
import { type CustomHeaders, trailing } from '../arguments'
import type { Call } from '../call'
import { listed } from '../iterate'
import { type CallOptions, requestOf, type SendRequest } from '../send'

export const uploads = (call: Call, send: SendRequest) => ({
  ...listed(call('GET /admin/uploads', 'query')),
  create: filesTo(send, 'POST /admin/uploads'),
  createProtected: filesTo(send, 'POST /admin/uploads/protected'),
  /** Remove a file, by its key. */
  delete: call('DELETE /admin/uploads', 'body'),
  /** Make an address under which a protected file can be downloaded for a while. */
  getPresignedDownloadUrl: call('POST /admin/uploads/download-url', 'body'),
})

/** Files travel as the parts `files` of a form. */
const filesTo = <K extends CallName>(send: SendRequest, name: K) =>
  Object.assign(
    (files: File | File[], last?: CallOptions | CustomHeaders) => {
      const body = new FormData()
      for (const file of [files].flat()) body.append('files', file)
      return send(requestOf(name, { body }), trailing(name, [last])) as Promise<Output<K>>
    },
    { endpoint: name },
  )
