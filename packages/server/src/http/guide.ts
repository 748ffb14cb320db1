import { pageHeaders } from './pages'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documentation · Cartwright</title><style>
:root{color-scheme:light dark}
body{margin:0;padding:48px 24px;font:16px/1.6 system-ui,sans-serif;background:light-dark(#f6f6f4,#131312);color:light-dark(#1b1b18,#ededea)}
main{max-width:640px;margin:auto}a{color:light-dark(#2449b5,#a9c0ff)}
pre{padding:12px 16px;overflow:auto;border:1px solid light-dark(#e3e3de,#2e2e2b);border-radius:8px;background:light-dark(#fff,#1b1b1a)}
</style></head><body><main><h1>The documentation is not installed here</h1>
<p>A shop does not need it to run, so it is a package of its own. Add it to this shop, and start the shop again:</p>
<pre><code>npm install @cartwright/guide</code></pre>
<p>In a clone of the repository build it instead:</p>
<pre><code>npm run docs</code></pre>
<p>The same pages lie in the folder <code>docs</code> of the repository. The <a href="/docs">reference of the API</a> is always here, and as
<a href="/openapi.json">openapi.json</a> for programs.</p></main></body></html>`

/** What `/docs/guide` says in a shop without `@cartwright/guide`: how to have it. */
export const withoutGuide = (): Response =>
  new Response(page, {
    headers: {
      ...pageHeaders(),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    },
  })
