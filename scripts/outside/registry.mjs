import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename } from 'node:path'

/**
 * A registry of this machine that has our packages as they were packed, and leads to another for all the rest: what is
 * installed from it is what strangers get. `packages` are manifests with the path of their tarball.
 */
export async function openRegistry(packages, elsewhere) {
  let url = ''
  const entries = new Map(
    packages.map(({ manifest, tarball }) => {
      const content = readFileSync(tarball)
      const { name, version } = manifest
      const dist = {
        tarball: () => `${url}/-/${basename(tarball)}`,
        integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
        shasum: createHash('sha1').update(content).digest('hex'),
      }
      return [name, { name, version, manifest, dist, content, file: basename(tarball) }]
    }),
  )
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1)
    const file = path.startsWith('-/') ? path.slice(2) : undefined
    const packed = file && [...entries.values()].find((entry) => entry.file === file)
    if (packed) return response.end(packed.content)
    const known = entries.get(path)
    if (!known)
      return response.writeHead(302, { location: new URL(request.url.slice(1), elsewhere).href }).end()
    const { name, version, manifest, dist } = known
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist: { ...dist, tarball: dist.tarball() } } },
      }),
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${server.address().port}`
  return { url, close: () => server.close() }
}
