/** The floor: a bare h3 handler that answers given bytes. usage: node floor.mjs PORT < bytes */
import { H3, serve } from 'h3'

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const bytes = Buffer.concat(chunks).toString()
const app = new H3().get(
  '/**',
  () => new Response(bytes, { headers: { 'content-type': 'application/json; charset=utf-8' } }),
)
serve(app, { port: Number(process.argv[2]), hostname: '127.0.0.1', silent: true })
