import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  content: Buffer
  type: string
  disposition: string
}

/** A store that speaks as much of the S3 protocol as the shop uses, and keeps everything in memory. */
interface S3Double {
  endpoint: string
  /** What lies in it, by `bucket/key`. */
  objects: Map<string, Stored>
  /** Uploads in parts that were begun and neither completed nor given up. */
  uploads: Map<string, { path: string; type: string; disposition: string; parts: Map<number, Buffer> }>
  /** How each request that was served was addressed: method, path and what the query is about. */
  requests: string[]
  /** Answers everything with this status, as a store that is broken or was told to refuse. */
  refuses: number | undefined
  /** Answers one request of so many with 503. */
  failsEvery: number | undefined
  close(): Promise<void>
}

export async function openS3Double(accessKeyId: string): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map()
  const uploads: S3Double['uploads'] = new Map()
  const requests: string[] = []
  let asked = 0
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(url.pathname.slice(1))
    const { method = 'GET' } = request
    const query = url.searchParams
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const content = Buffer.concat(chunks)
    const xml = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)
    const refuse = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code></Error>`)
    asked += 1
    if (double.failsEvery && asked % double.failsEvery === 0) return refuse(503, 'SlowDown')
    if (double.refuses) return refuse(double.refuses, 'Refused')
    if (!isSigned(request, query) && !(method === 'GET' && /^[^/]+\/public\//.test(path)))
      return refuse(403, 'AccessDenied')
    requests.push(
      `${method} ${path}${query.has('uploads') ? '?uploads' : query.has('uploadId') ? '?uploadId' : ''}`,
    )
    const upload = uploads.get(query.get('uploadId') ?? '')
    const described = {
      type: request.headers['content-type'] ?? 'binary/octet-stream',
      disposition: String(request.headers['content-disposition'] ?? ''),
    }
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload${uploads.size + 1}`
      uploads.set(id, { path, ...described, parts: new Map() })
      return xml(
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (query.has('uploadId')) {
      if (!upload) return refuse(404, 'NoSuchUpload')
      if (method === 'PUT') {
        upload.parts.set(Number(query.get('partNumber')), content)
        return response.writeHead(200, { etag: `"${upload.parts.size}"` }).end()
      }
      uploads.delete(query.get('uploadId') ?? '')
      if (method === 'DELETE') return response.writeHead(204).end()
      const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)
      // All parts but the last have to be of 5 MiB at least, as at Amazon.
      if (parts.slice(0, -1).some((part) => part.length < 5 * 1_048_576)) return refuse(400, 'EntityTooSmall')
      objects.set(path, { content: Buffer.concat(parts), type: upload.type, disposition: upload.disposition })
      return xml(200, '<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>')
    }
    if (method === 'PUT') {
      objects.set(path, { content, ...described })
      return response.writeHead(200, { etag: '"one"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    const found = objects.get(path)
    if (!found) return refuse(404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': found.type,
      'content-disposition': found.disposition,
      'content-length': found.content.length,
    })
    return response.end(method === 'HEAD' ? undefined : found.content)
  }

  /** Signed with this key, in a header or, for a while, in the address. */
  function isSigned(request: IncomingMessage, query: URLSearchParams): boolean {
    const header = request.headers.authorization ?? ''
    if (header)
      return (
        header.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) &&
        /Signature=[0-9a-f]{64}$/.test(header)
      )
    const [, year, month, day, hour, minute, second] =
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('X-Amz-Date') ?? '') ?? []
    const from = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return (
      Boolean(query.get('X-Amz-Credential')?.startsWith(`${accessKeyId}/`)) &&
      /^[0-9a-f]{64}$/.test(query.get('X-Amz-Signature') ?? '') &&
      from + Number(query.get('X-Amz-Expires')) * 1000 > Date.now()
    )
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: S3Double = {
    refuses: undefined,
    failsEvery: undefined,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return double
}
